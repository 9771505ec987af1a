import Foundation
import Testing

@testable import OSLog

/// Apps' messages to the log.
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

  @Test func valuesAreFormatted() {
    let integers: OSLogMessage =
      "\(255, format: .hex(includePrefix: true)) \(8, format: .octal) \(7, format: .decimal(minDigits: 3))"
    #expect(integers.text == "0xff 10 007")
    let signed: OSLogMessage =
      "\(-7, format: .decimal(minDigits: 3)) \(5, format: .decimal(explicitPositiveSign: true))"
    #expect(signed.text == "-007 +5")
    let floats: OSLogMessage =
      "\(2.5) \(2.5, format: .fixed(precision: 1)) \(1234.5, format: .exponential(precision: 2))"
    #expect(floats.text == "2.500000 2.5 1.23e+03")
    let words: OSLogMessage =
      "[\("a", align: .left(columns: 3))] [\("b", align: .right(columns: 2))] \(true, format: .answer)"
    #expect(words.text == "[a  ] [ b] yes")
  }

  @Test func numbersHaveEveryFormat() {
    let floats: OSLogMessage =
      "\(2.5, format: .fixed) \(Float(2.5), format: .hybrid) \(2.5, format: .hybrid(precision: 1))"
    #expect(floats.text == "2.500000 2.5 2")
    let exponents: OSLogMessage =
      "\(1.5, format: .exponential) \(1.5, format: .exponential(uppercase: true)) \(1.0, format: .hex)"
    #expect(exponents.text == "1.500000e+00 1.500000E+00 0x1p+0")
    let signs: OSLogMessage =
      "\(2.5, format: .fixed(explicitPositiveSign: true)) \(-1.0, format: .hybrid(explicitPositiveSign: true))"
    #expect(signs.text == "+2.500000 -1")
    let radixes: OSLogMessage =
      "\(255, format: .hex(uppercase: true)) \(255, format: .hex(includePrefix: true, minDigits: 4)) \(8, format: .octal(includePrefix: true, minDigits: 3)) \(255, format: .hex)"
    #expect(radixes.text == "FF 0x00ff 0o010 ff")
  }

  @Test func objectsAndBooleansAreDescribed() {
    let object: NSObject = "text" as NSString
    let none: NSObject? = nil
    let some: NSObject? = 3 as NSNumber
    let message: OSLogMessage = "\(object) \(none) \(some) \(true) \(false, format: .answer)"
    #expect(message.text == "text (null) 3 true no")
    let failure: (any Error)? = CocoaError(.fileNoSuchFile)
    let error: OSLogMessage = "\(failure)"
    #expect(error.text.contains("CocoaError"))
  }

  @Test func whatHasNoNumberOrTextIsDescribed() {
    struct Failure: Error {}
    let missing: (any Error)? = nil
    let message: OSLogMessage = "\(Failure() as any Error) \(missing) \(Int.self) \([1, 2])"
    #expect(message.text == "Failure() (null) Int [1, 2]")
  }

  @Test func levelsHaveApplesNumbers() {
    #expect(
      [OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue) == [0, 1, 2, 0x10, 0x11])
    #expect(OSLogType(rawValue: 0x11) == .fault)
    #expect(OSLog.default.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  /// Returns what's written to standard error while a closure runs.
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
      os_log(.fault, log: log, "fifteen %d", 15)
      os_log("sixteen \(16)")
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
        fault [files] fifteen 15
        default sixteen 16

        """)
  }
}
