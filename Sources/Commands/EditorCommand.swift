import ArgumentParser
import Foundation
import Simulator
import Subprocess

/// A command that opens a line in the user's editor, such as `code --goto {file}:{line}`.
struct EditorCommand: Sendable {
  private let words: [String]

  /// - Parameter text: Words separated by spaces, in quotation marks if they contain spaces.
  ///   `{file}` and `{line}` are placeholders for the location.
  /// - Throws: `ValidationError` if the text is invalid.
  init(_ text: String) throws {
    words = try Self.words(of: text)
    guard words.count > 1, words.dropFirst().contains(where: { $0.contains("{file}") }) else {
      throw ValidationError(
        "Invalid editor command “\(text)”: use a command with {file}, such as "
          + "'code -g {file}:{line}'.")
    }
  }

  private static func words(of text: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else {
      throw ValidationError("Invalid editor command “\(text)”: close the quotation mark.")
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Returns the program and its arguments for opening a line.
  func command(for line: InspectedLine) -> [String] {
    words.map {
      $0.replacingOccurrences(of: "{line}", with: "\(line.line)")
        .replacingOccurrences(of: "{file}", with: line.path)
    }
  }

  /// Opens a line, or prints an error if the program doesn't exist.
  func open(_ line: InspectedLine) async {
    let command = command(for: line)
    do {
      _ = try await Subprocess.run(
        command[0].contains("/") ? .path(.init(command[0])) : .name(command[0]),
        arguments: .init(Array(command.dropFirst())), output: .discarded)
    } catch {
      Terminal().tell("Can't open the editor with “\(command[0])”: \(error)")
    }
  }
}
