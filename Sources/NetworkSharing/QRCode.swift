import Subprocess

/// A QR code as text for a terminal.
package enum QRCode {
  /// Returns the lines of the QR code, if the program `qrencode` is installed.
  package static func lines(of text: String) async -> String? {
    // The text isn't passed as an argument, because other users of this machine can see arguments.
    let result = try? await Subprocess.run(
      .name("qrencode"), arguments: ["-t", "UTF8", "-m", "2"], input: .string(text),
      output: .string(limit: 64 << 10), error: .discarded)
    guard let result, result.terminationStatus.isSuccess else { return nil }
    return result.standardOutput
  }
}
