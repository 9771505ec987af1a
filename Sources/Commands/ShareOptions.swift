import ArgumentParser
import Foundation
import NetworkSharing
import Safeguards
import Simulator

/// The options of `quince run` for sharing the page.
struct ShareOptions: ParsableArguments {
  @Flag(
    name: .customLong("share"),
    help: """
      Let others on your networks open the page with one of two links: one for viewing, and one \
      for full control.
      """)
  var isShared = false

  @Option(
    help: ArgumentHelp(
      "Share only on this address or host name of your computer (default: all its addresses).",
      valueName: "address"))
  var shareOn: String?

  @Option(
    help: ArgumentHelp("Share on this port. 0 means a free one.", valueName: "port"))
  var sharePort: UInt16 = 0

  @Flag(help: "Also show the log to viewers.")
  var shareLog = false

  @Option(
    help: ArgumentHelp(
      "Share by HTTPS, with this certificate in PEM format, followed by its chain.",
      valueName: "file"), completion: .file())
  var certificate: String?

  @Option(
    help: ArgumentHelp(
      "Use this private key for the certificate, in PEM format.", valueName: "file"),
    completion: .file())
  var key: String?

  /// Whether the page is shared.
  var isOn: Bool { isShared || shareOn != nil }

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key must be used together.")
    }
    guard isOn || (certificate == nil && !shareLog && sharePort == 0) else {
      throw ValidationError("--certificate, --share-log, and --share-port require --share.")
    }
    if let shareOn { try Self.validate(address: shareOn) }
  }

  private static func validate(address: String) throws {
    let isFit = address.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0))
    }
    guard isFit, (1...253).contains(address.utf8.count) else {
      throw ValidationError(
        "Invalid address “\(address)”: use an IP address or a host name, without http:// or a port."
      )
    }
  }

  /// Shares a server's pages if the options request it, and prints the links.
  func share(_ server: WebServer, _ terminal: Terminal) async throws -> Share? {
    guard isOn else { return nil }
    let share = try await Share(
      of: server, at: shareOn, port: sharePort, showsLog: shareLog,
      certificate: certificate.flatMap { file in key.map { .init(file: file, key: $0) } })
    await show("View only:", share.watching, terminal)
    await show("Full control:", share.driving, terminal)
    if certificate == nil {
      terminal.hint(
        "Without --certificate, others on the network can read everything, including the links.")
    }
    return share
  }

  private func show(_ title: String, _ links: [URL], _ terminal: Terminal) async {
    terminal.print("\(title) \(links.map(\.absoluteString).joined(separator: " or "))")
    guard terminal.isReadByPerson, let link = links.first,
      let code = await QRCode.lines(of: link.absoluteString)
    else { return }
    terminal.print(TerminalText(code, in: .whiteOnBlack))
  }
}
