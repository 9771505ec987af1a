import Foundation
import Subprocess

/// A drag across a device's page in Chromium.
struct PageDrag {
  let address: URL

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("page_drag.py")

  /// How long each move took to the changed canvas, in seconds, written by way of a file.
  func delays(writingTo file: URL) async throws -> [Double] {
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    let result = try await Subprocess.run(
      .name("env"), arguments: [python, Self.script.path, address.absoluteString, file.path],
      output: .currentStandardOutput, error: .currentStandardError)
    guard result.terminationStatus.isSuccess else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode([Double].self, from: Data(contentsOf: file))
  }
}
