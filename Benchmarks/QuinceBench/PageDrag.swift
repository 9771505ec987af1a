import Foundation

/// A drag across a device's page in Chromium.
struct PageDrag {
  let address: URL

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("page_drag.py")

  /// How long each move took to the changed canvas, in seconds, written by way of a file.
  func delays(writingTo file: URL) async throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    process.arguments = [python, Self.script.path, address.absoluteString, file.path]
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode([Double].self, from: Data(contentsOf: file))
  }
}
