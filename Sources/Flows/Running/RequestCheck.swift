import DeviceProtocol

/// Checks the requests that an app has sent.
struct RequestCheck {
  /// The maximum number of requests in the message of a failure.
  private static let mostListed = 10

  let stage: Stage
  let expectation: RequestExpectation

  /// Waits until the app has sent the expected requests.
  /// - Throws: `StepFailure` if it doesn't.
  func require(on screen: ElementIndex) async throws {
    let isMet = try await stage.wait(on: screen, seconds: stage.timeout) { _ in
      let count = await stage.device.requests.count(where: expectation.matches)
      return (expectation.count.map { $0 == count } ?? (count > 0)) ? true : nil
    }
    if isMet == nil { throw StepFailure(await message) }
  }

  private var message: String {
    get async {
      let all = await stage.device.requests
      let count = all.count(where: expectation.matches)
      let found = count == 1 ? "1 request" : "\(count) requests"
      let expected = expectation.count.map { ", not \($0)" } ?? ""
      let problem =
        "the app sent \(count == 0 ? "no request" : found) for \(expectation)\(expected)"
      guard !all.isEmpty else { return problem + "; it sent no requests at all" }
      let listed = all.suffix(Self.mostListed).map { "\($0.method) \($0.url)" }
      return problem + "; its latest requests: " + listed.joined(separator: ", ")
    }
  }
}
