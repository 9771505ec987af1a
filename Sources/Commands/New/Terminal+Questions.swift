import ArgumentParser
import Foundation

extension Terminal {
  /// Whether the user can see questions and answer them.
  var canAsk: Bool { isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0 }

  /// Asks a question until there's a valid answer.
  /// - Parameter read: Returns the answer in a line, or throws the error to show before the question
  ///   is asked again.
  /// - Throws: `ExitCode` if the input ends.
  func ask<Answer>(_ question: String, _ read: (String) throws -> Answer) throws -> Answer {
    while true {
      prompt(question)
      guard let line = readLine() else { throw ExitCode.failure }
      do { return try read(line.trimmingCharacters(in: .whitespaces)) } catch {
        write(note: "\(error)")
      }
    }
  }

  /// Asks a question that's answered with yes or no. No answer means no.
  /// - Throws: `ExitCode` if the input ends.
  func confirm(_ question: String) throws -> Bool {
    try ask("\(question) [y/N]") { line in
      switch line.lowercased() {
      case "y", "yes": true
      case "", "n", "no": false
      default: throw ValidationError("Answer y or n.")
      }
    }
  }
}
