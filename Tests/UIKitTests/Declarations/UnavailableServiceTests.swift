import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Services of iOS that the device doesn't have, whose answers apps wait for.
  @MainActor struct UnavailableServiceTests {
    private let screen = TestScreen()

    @Test func textHasNoMistakesInItsGrammar() async {
      let checker = UITextChecker()
      let text = "They is here."
      var results: [NSTextCheckingResult]?
      checker.requestGrammarChecking(
        of: text, range: NSRange(location: 0, length: 13), waitForAllResults: true
      ) { results = $0 }
      #expect(results == nil)
      await screen.settle()
      #expect(results?.isEmpty == true)
      checker.ignoreGrammarRange(NSRange(location: 5, length: 2), inSentence: text)
    }

    @Test func guidedAccessDoesNotStart() async {
      var didStart: Bool?
      UIAccessibility.requestGuidedAccessSession(enabled: true) { didStart = $0 }
      var failure: (any Error)?
      UIAccessibility.configureForGuidedAccess(features: [.zoom, .voiceOver], enabled: true) {
        failure = $0 ? nil : $1
      }
      await screen.settle()
      #expect(didStart == false && !UIAccessibility.isGuidedAccessEnabled)
      #expect((failure as? UIGuidedAccessError)?.code == .permissionDenied)
    }

    @Test func textIsMeasuredAlikeHoweverItsNaturalAlignmentIsResolved() {
      let text = NSAttributedString(
        string: "שלום", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let size = CGSize(width: 200, height: 100)
      let usual = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
      let resolved = text.boundingRect(
        with: size,
        options: [
          .usesLineFragmentOrigin, .optionsResolvesNaturalAlignmentWithBaseWritingDirection,
        ], context: nil)
      #expect(usual == resolved && usual.width > 0)
    }
  }
}
