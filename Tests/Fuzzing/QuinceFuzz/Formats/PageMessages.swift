import DeviceProtocol
import Foundation
import Fuzzing
import Simulator

extension FuzzFormat {
  /// JSON messages that a page sends to the device.
  @Sendable static func pageMessage() throws -> FuzzFormat {
    FuzzFormat(
      "page-message", corpus: try Corpus("page-message"),
      words: [
        "touches", "pointer", "key", "text", "pasteboard", "accessibility", "rotate", "model",
        "{\"_0\":",
        "1e308", "-1e308", "1e999", "9223372036854775807", "-1", "null", "NaN", "[[[[", "\\u0000",
        "\\ud800", "\"finger\":", "\"phase\":\"ended\"", "\"location\":[", "\"timestamp\":",
      ]
    ) { input, _ in
      do {
        try PageCommandReader().check(input)
      } catch {
        // The message is rejected, like most mutants. A page that sends it would be disconnected.
      }
    }
  }
}
