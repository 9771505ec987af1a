import FoundationNetworking

/// The delegate that a URL session asks whether to trust a server.
///
/// The delegate is called only on its session's queue.
struct ServerTrustDelegate: @unchecked Sendable {
  /// The session.
  let session: URLSession
  private weak var task: URLSessionTask?

  /// Finds the delegate for a task, or returns `nil` if it doesn't answer challenges.
  init?(of task: URLSessionTask) {
    guard let session = TaskParts.session(of: task) as? URLSession else { return nil }
    let outer = session.delegate as? any OuterTask
    self.session = outer?.outerSession as? URLSession ?? session
    let task = outer?.outerTask as? URLSessionTask ?? task
    self.task = task
    guard asksSession || task.delegate is any TaskChallengeObserver else { return nil }
  }

  /// Whether the session's delegate answers challenges of all tasks.
  private var asksSession: Bool { session.delegate is any SessionChallengeObserver }

  /// Asks whether to trust a server.
  func decide(
    _ trust: SecTrust, of address: ServerAddress,
    _ handler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let challenge = URLAuthenticationChallenge(
      protectionSpace: ServerProtectionSpace(address, trust), proposedCredential: nil,
      previousFailureCount: 0, failureResponse: nil, error: nil, sender: ChallengeSender())
    session.delegateQueue.addOperation {
      if asksSession, let delegate = session.delegate {
        delegate.urlSession(session, didReceive: challenge, completionHandler: handler)
      } else if let task, let delegate = task.delegate {
        delegate.urlSession(
          session, task: task, didReceive: challenge, completionHandler: handler)
      } else {
        handler(.performDefaultHandling, nil)
      }
    }
  }
}

/// The sender of challenges, whose methods sessions don't use.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
