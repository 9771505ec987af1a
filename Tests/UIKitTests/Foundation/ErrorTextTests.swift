import Foundation
import Testing

@testable import FoundationSupplement

/// The descriptions of request errors.
struct ErrorTextTests {
  private let url = URL(string: "https://example.org")!

  private func text(_ info: [String: Any]) -> String {
    ErrorText.description(
      of: NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut, userInfo: info))
  }

  @Test func anErrorsOwnDescriptionStays() {
    let info: [String: Any] = [
      NSLocalizedDescriptionKey: "Mine", NSURLErrorFailingURLErrorKey: url,
    ]
    #expect(text(info) == "Mine")
    let cause = NSError(domain: "Cause", code: 1, userInfo: [NSLocalizedDescriptionKey: "Other"])
    #expect(text(info.merging([NSUnderlyingErrorKey: cause]) { $1 }) == "Mine")
  }

  @Test func whatTheLoaderSaysIsSaidInApplesWords() {
    let cause = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorTimedOut,
      userInfo: [NSLocalizedDescriptionKey: "Operation timed out after 5000 ms"])
    let info: [String: Any] = [
      NSURLErrorFailingURLErrorKey: url, NSUnderlyingErrorKey: cause,
      NSLocalizedDescriptionKey: cause.localizedDescription,
    ]
    #expect(text(info) == "The request timed out.")
    #expect(text([NSURLErrorFailingURLErrorKey: url]) == "The request timed out.")
  }
}
