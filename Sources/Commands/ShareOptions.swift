import ArgumentParser
import Foundation
import NetworkSharing
import Safeguards
import Simulator

/// With whom `quince run` shares the page.
struct ShareOptions: ParsableArguments {
  @Flag(
    name: .customLong("share"),
    help: """
      Let others on your networks open the page, by one of two links: one that only watches, and one that uses the \
      device.
      """)
  var isShared = false

  @Option(
    help: ArgumentHelp(
      "Share by this address or name of your machine only (default: each of its addresses).",
      valueName: "address"))
  var shareOn: String?

  @Option(
    help: ArgumentHelp("Share on this port (default: a free one).", valueName: "port"))
  var sharePort: UInt16 = 0

  @Flag(help: "Show the log to those who only watch, too.")
  var shareLog = false

  @Option(
    help: ArgumentHelp(
      "Share by HTTPS, with this certificate in PEM format and those that vouch for it.",
      valueName: "file"), completion: .file())
  var certificate: String?

  @Option(
    help: ArgumentHelp("The private key of the certificate, in PEM format.", valueName: "file"),
    completion: .file())
  var key: String?

  /// Whether anybody else is let in.
  var isOn: Bool { isShared || shareOn != nil }

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key belong together.")
    }
    guard isOn || (certificate == nil && !shareLog && sharePort == 0) else {
      throw ValidationError("--certificate, --share-log and --share-port belong to --share.")
    }
    if let shareOn { try Self.validate(address: shareOn) }
  }

  private static func validate(address: String) throws {
    let isFit = address.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0))
    }
    guard isFit, (1...253).contains(address.utf8.count) else {
      throw ValidationError(
        "“\(address)” is neither an address nor a name of a machine; leave out http:// and the port."
      )
    }
  }

  /// Shares what a server shows, if that is wanted, and tells how to get there.
  func share(_ server: WebServer, _ terminal: Terminal) async throws -> Share? {
    guard isOn else { return nil }
    let share = try await Share(
      of: server, at: shareOn, port: sharePort, showsLog: shareLog,
      certificate: certificate.flatMap { file in key.map { .init(file: file, key: $0) } })
    await tell("Who only watches opens", share.watching, terminal)
    await tell("Who uses the device opens", share.driving, terminal)
    if certificate == nil {
      terminal.hint(
        "Without --certificate, others on the network can read what is sent, the links included.")
    }
    return share
  }

  private func tell(_ title: String, _ links: [URL], _ terminal: Terminal) async {
    terminal.print("\(title) \(links.map(\.absoluteString).joined(separator: " or "))")
    guard terminal.isReadByPerson, let link = links.first,
      let code = await QRCode.lines(of: link.absoluteString)
    else { return }
    terminal.print(TerminalText(code, in: .whiteOnBlack))
  }
}
