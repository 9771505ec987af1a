import ArgumentParser
import DeviceProtocol
import Flows
import Simulator
import Suggestions

/// An action of `quince device`, with its name, its values, and its effect.
struct DeviceAction: Sendable {
  /// Performs the action on a running device, and returns the output.
  typealias Work = (inout PageConversation) async throws -> DeviceAnswer?

  /// The action's name on the command line.
  let name: String
  /// The values that follow the name, such as `light|dark`.
  let values: String
  /// A sentence for the help text.
  let abstract: String
  /// Checks the values.
  /// - Throws: `ValidationError` if a value is invalid.
  let prepare: @Sendable (_ values: [String]) throws -> Work

  /// Creates an action with any number of values.
  init(
    _ name: String, _ values: String = "", _ abstract: String,
    prepare: @escaping @Sendable (_ values: [String]) throws -> Work
  ) {
    self.name = name
    self.values = values
    self.abstract = abstract
    self.prepare = prepare
  }

  /// Creates an action without values.
  init(_ name: String, _ abstract: String, _ command: PageCommand) {
    self.init(name, "", abstract) { values in
      try Self.none(values, of: name)
      return Self.work(command)
    }
  }

  /// Creates an action with one value.
  init(
    _ name: String, _ value: String, _ abstract: String,
    command: @escaping @Sendable (_ value: String) throws -> PageCommand
  ) {
    self.init(name, value, abstract) { values in
      let command = try command(try Self.only(values, of: name, value))
      return Self.work(command)
    }
  }

  /// Creates an action with a value from several choices.
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

  /// Returns work that sends a command to the device.
  static func work(_ command: PageCommand) -> Work {
    { conversation in
      try await conversation.perform(command)
      return nil
    }
  }

  /// Checks that there are no values.
  static func none(_ values: [String], of name: String) throws {
    guard values.isEmpty else {
      throw ValidationError("“\(name)” takes no values: remove “\(values[0])”.")
    }
  }

  /// Returns the only value.
  static func only(_ values: [String], of name: String, _ value: String) throws -> String {
    guard values.count == 1 else {
      throw ValidationError(
        values.isEmpty
          ? "“\(name)” requires \(value)."
          : "“\(name)” takes one value: remove “\(values[1])”.")
    }
    return values[0]
  }

  /// Returns the error for a value that isn't one of the choices.
  static func unknown(_ value: String, of name: String, among words: [String]) -> ValidationError {
    ValidationError(
      "Invalid value “\(value)” for “\(name)”: \(Spelling.advice(for: value, among: words))")
  }
}
