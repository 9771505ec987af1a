import ArgumentParser
import Foundation
import Simulator
import Subprocess

/// The command that opens a line in the person's editor, such as `code --goto {file}:{line}`.
struct EditorCommand: Sendable {
  private let words: [String]

  /// - Parameter text: words apart by spaces, in quotation marks where they have spaces themselves; `{file}` and `{line}`
  ///   stand for the place.
  /// - Throws: `ValidationError`.
  init(_ text: String) throws {
    words = try Self.words(of: text)
    guard words.count > 1, words.dropFirst().contains(where: { $0.contains("{file}") }) else {
      throw ValidationError(
        "“\(text)” must be a command with {file}, such as 'code -g {file}:{line}'.")
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
      throw ValidationError("“\(text)” has a quotation mark that isn't closed.")
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The program and its arguments for a line.
  func command(for line: InspectedLine) -> [String] {
    words.map {
      $0.replacingOccurrences(of: "{line}", with: "\(line.line)")
        .replacingOccurrences(of: "{file}", with: line.path)
    }
  }

  /// Opens a line; tells the person if there's no such program.
  func open(_ line: InspectedLine) async {
    let command = command(for: line)
    do {
      _ = try await Subprocess.run(
        command[0].contains("/") ? .path(.init(command[0])) : .name(command[0]),
        arguments: .init(Array(command.dropFirst())), output: .discarded)
    } catch {
      Terminal().tell("The editor can't be opened with “\(command[0])”: \(error)")
    }
  }
}
