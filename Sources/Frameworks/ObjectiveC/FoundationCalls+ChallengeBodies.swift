import Foundation

extension FoundationCalls {
  /// The body of a response that asks for a password.
  private struct ChallengeBody {
    let response: NSObject
    var data = Data()
    var isTaken = false
  }

  nonisolated(unsafe) private static let challengeBodies = Association<ChallengeBody>()

  /// Keeps a part of the body of a response that asks for a password.
  ///
  /// On Apple's systems, a session's delegate only receives the body if it doesn't answer with a
  /// password, and Foundation on Linux delivers it before it asks.
  /// - Returns: Whether the delegate mustn't receive the part yet.
  package static func keep(_ part: Data, of response: NSObject, for task: NSObject) -> Bool {
    var body = challengeBodies[task] ?? ChallengeBody(response: response)
    if body.response !== response { body = ChallengeBody(response: response) }
    guard !body.isTaken else { return false }
    body.data.append(part)
    challengeBodies[task] = body
    return true
  }

  /// Returns the kept body of a task's last response, which the delegate then receives.
  ///
  /// It's `nil` if there isn't any, or if it was returned before.
  package static func takeKeptBody(of task: NSObject) -> Data? {
    guard let body = challengeBodies[task], !body.isTaken else { return nil }
    challengeBodies[task]?.isTaken = true
    return body.data
  }
}
