import Foundation

extension FoundationCalls {
  /// The state of a task whose server has asked for a password.
  private struct Challenge {
    /// The body of the response that asks, while the delegate mustn't receive it.
    var body: Data?
    /// The number of passwords that were sent.
    var passwords = 0
    /// The last password, with the user.
    var credential: NSObject?
    /// The number of times that the last password was sent again.
    var renewals = 0
    /// The field `Authorization` of the next request.
    var authorization: String?
  }

  /// The number of times that a password is sent again.
  private static let mostRenewals = 5

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
  /// - Parameters:
  ///   - credential: The password with the user.
  ///   - authorization: The field `Authorization` of the next request.
  package static func notePassword(
    _ credential: NSObject, for task: NSObject, authorization: String
  ) {
    var challenge = challenges[task] ?? Challenge()
    if challenge.credential !== credential { challenge.renewals = 0 }
    challenge.body = nil
    challenge.passwords += 1
    challenge.credential = credential
    challenge.authorization = authorization
    challenges[task] = challenge
  }

  /// Returns the field `Authorization` of a task's next request once, if it has a password.
  package static func takeAuthorization(of task: NSObject) -> String? {
    guard let authorization = challenges[task]?.authorization else { return nil }
    challenges[task]?.authorization = nil
    return authorization
  }

  /// Returns the last password, if the server can need it again.
  package static func renewedPassword(of task: NSObject) -> NSObject? {
    guard let challenge = challenges[task], let credential = challenge.credential,
      challenge.renewals < mostRenewals
    else { return nil }
    challenges[task]?.renewals += 1
    return credential
  }
}
