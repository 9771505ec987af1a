import ArgumentParser
import DeviceProtocol
import Flows
import Simulator

/// Something that `quince device` does: its word, what the word takes, and what comes of it.
struct DeviceAction: Sendable {
  /// What is done with a device that runs; gives what there is to say.
  typealias Work = (inout PageConversation) async throws -> DeviceAnswer?

  /// The word.
  let name: String
  /// What follows the word, such as `light|dark`.
  let values: String
  /// What it does, in a sentence.
  let abstract: String
  /// Checks what follows the word.
  /// - Throws: `ValidationError`.
  let prepare: @Sendable (_ values: [String]) throws -> Work

  /// An action that may take values.
  init(
    _ name: String, _ values: String = "", _ abstract: String,
    prepare: @escaping @Sendable (_ values: [String]) throws -> Work
  ) {
    self.name = name
    self.values = values
    self.abstract = abstract
    self.prepare = prepare
  }

  /// An action without values.
  init(_ name: String, _ abstract: String, _ command: PageCommand) {
    self.init(name, "", abstract) { values in
      try Self.none(values, of: name)
      return Self.work(command)
    }
  }

  /// An action with one value.
  init(
    _ name: String, _ value: String, _ abstract: String,
    command: @escaping @Sendable (_ value: String) throws -> PageCommand
  ) {
    self.init(name, value, abstract) { values in
      let command = try command(try Self.only(values, of: name, value))
      return Self.work(command)
    }
  }

  /// An action with one of some words.
  init<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, of choices: Choice.Type, _ abstract: String,
    command: @escaping @Sendable (Choice) -> PageCommand
  ) {
    let words = choices.allCases.map(\.rawValue)
    self.init(name, words.joined(separator: "|"), abstract) { value in
      guard let choice = Choice(rawValue: value) else {
        throw Self.unknown(value, of: name, among: words)
      }
      return command(choice)
    }
  }

  /// The work of asking the device for something.
  static func work(_ command: PageCommand) -> Work {
    { conversation in
      try await conversation.perform(command)
      return nil
    }
  }

  /// Checks that nothing follows the word.
  static func none(_ values: [String], of name: String) throws {
    guard values.isEmpty else {
      throw ValidationError("“\(name)” takes nothing; leave out “\(values[0])”.")
    }
  }

  /// The one value that an action takes.
  static func only(_ values: [String], of name: String, _ value: String) throws -> String {
    guard values.count == 1 else {
      throw ValidationError(
        values.isEmpty
          ? "“\(name)” takes \(value)." : "“\(name)” takes one value; leave out “\(values[1])”.")
    }
    return values[0]
  }

  /// The error for a value that is none of those that there are.
  static func unknown(_ value: String, of name: String, among words: [String]) -> ValidationError {
    ValidationError(
      "“\(name)” doesn't take “\(value)”; \(Spelling.advice(for: value, among: words))")
  }
}
