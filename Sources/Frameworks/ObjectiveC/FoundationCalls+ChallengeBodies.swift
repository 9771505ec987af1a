import Foundation

extension FoundationCalls {
  /// The state of a task whose server has asked for a password.
  private struct Challenge {
    /// The body of the response that asks, while the delegate mustn't receive it.
    var body: Data?
    /// The number of passwords that were sent.
    var passwords = 0
  }

  nonisolated(unsafe) private static let challenges = Association<Challenge>()

  /// Notes that a server asks for a password in response to a task's request.
  ///
  /// On Apple's systems, a session's delegate only receives the body of such a response if it
  /// doesn't answer with a password, and Foundation on Linux delivers it before it asks.
  package static func startKeepingBody(of task: NSObject) {
    var challenge = challenges[task] ?? Challenge()
    challenge.body = Data()
    challenges[task] = challenge
  }

  /// Keeps a part of the body of a response that asks for a password.
  /// - Returns: Whether the delegate mustn't receive the part yet.
  package static func keep(_ part: Data, for task: NSObject) -> Bool {
    guard challenges[task]?.body != nil else { return false }
    challenges[task]?.body?.append(part)
    return true
  }

  /// Returns the kept body, which the delegate then receives, or `nil` if there isn't any.
  package static func takeKeptBody(of task: NSObject) -> Data? {
    guard let body = challenges[task]?.body else { return nil }
    challenges[task]?.body = nil
    return body.isEmpty ? nil : body
  }

  /// Returns the number of passwords that were sent for a task's request.
  package static func passwords(of task: NSObject) -> Int { challenges[task]?.passwords ?? 0 }

  /// Notes that a password is sent for a task's request.
  package static func notePassword(for task: NSObject) {
    challenges[task] = Challenge(passwords: passwords(of: task) + 1)
  }
}
