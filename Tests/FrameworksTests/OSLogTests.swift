import Foundation
import Testing

@testable import OSLog

/// What apps write to the log.
struct OSLogTests {
  @Test func valuesStandInTheText() {
    let name = "Ada"
    let message: OSLogMessage = "\(name, privacy: .public) has \(3, privacy: .private(mask: .hash))"
    #expect(message.text == "Ada has 3")
    #expect(("plain" as OSLogMessage).text == "plain")
    let hidden: OSLogMessage =
      "\(1, privacy: .sensitive(mask: .none)) \(2, privacy: .auto(mask: .hash))"
    #expect(hidden.text == "1 2")
  }

  /// What is written to the standard error meanwhile.
  private func written(_ body: () -> Void) throws -> String {
    let pipe = Pipe()
    let saved = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func eachKindOfMessageIsALine() throws {
    let logger = Logger(subsystem: "com.example.app", category: "network")
    let log = OSLog(subsystem: "com.example.app", category: "files")
    let text = try written {
      logger.log("one")
      logger.trace("two")
      logger.debug("three")
      logger.info("four")
      logger.notice("five")
      logger.warning("six")
      logger.error("seven")
      logger.critical("eight")
      logger.fault("nine")
      logger.log(level: .info, "ten")
      Logger().info("eleven")
      Logger(log).info("twelve")
      os_log(.error, log: log, "thirteen \(13)")
      os_log("fourteen %{public}d %@", log: log, type: .info, 14, "x" as NSString)
      os_log("nobody reads this", log: .disabled)
    }
    #expect(
      text == """
        default [network] one
        debug [network] two
        debug [network] three
        info [network] four
        default [network] five
        error [network] six
        error [network] seven
        fault [network] eight
        fault [network] nine
        info [network] ten
        info eleven
        info [files] twelve
        error [files] thirteen 13
        info [files] fourteen 14 x

        """)
  }
}
