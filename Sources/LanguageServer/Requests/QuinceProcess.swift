import Foundation

/// Another command of Quince, for a project that's being edited.
struct QuinceProcess {
  /// The result of a command.
  struct Outcome {
    let isSuccess: Bool
    /// The last part of the command's output.
    let output: String
  }

  /// The maximum length of the output that's shown, in characters.
  private static let mostCharacters = 2000

  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  private func process() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // The server's own input and output belong to the editor.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Starts the command without waiting for its end.
  func start() throws { try process().run() }

  /// Runs the command until it ends.
  var result: Outcome {
    get async {
      let process = process()
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      do {
        try process.run()
      } catch {
        return Outcome(isSuccess: false, output: error.localizedDescription)
      }
      async let written = Self.text(from: output)
      async let problems = Self.text(from: errors)
      // The command prints results only if it gets that far.
      let (text, reason) = await (written, problems)
      process.waitUntilExit()
      return Outcome(
        isSuccess: process.terminationStatus == 0, output: text.isEmpty ? reason : text)
    }
  }

  /// Returns the last part of the text that a command writes until it ends.
  private static func text(from pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
        continuation.resume(returning: String(text.suffix(mostCharacters)))
      }
    }
  }
}
