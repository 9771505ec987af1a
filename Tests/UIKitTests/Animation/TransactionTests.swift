import Testing
import UIKit

extension OnScreen {
  /// Follows <https://developer.apple.com/documentation/quartzcore/catransaction>.
  @MainActor struct TransactionTests {
    private let screen = TestScreen()

    @Test func valuesAreThoseOfTheInnermostTransaction() {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions() && CATransaction.animationTimingFunction() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setValue("own", forKey: "own")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.value(forKey: "own") as? String == "own")
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
      #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      #expect(
        CATransaction.value(forKey: kCATransactionAnimationTimingFunction) is CAMediaTimingFunction)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }

    @Test func theCompletionBlockIsCalledWhenTheAnimationsHaveEnded() {
      let layer = screen.addLayer()
      var calls = 0
      CATransaction.begin()
      CATransaction.setValue({ calls += 1 } as () -> Void, forKey: kCATransactionCompletionBlock)
      #expect(CATransaction.completionBlock() != nil)
      #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
      layer.opacity = 0.5
      CATransaction.commit()
      screen.commit()
      screen.advance(0.1)
      #expect(calls == 0)
      screen.advance(0.3)
      #expect(calls == 1)
    }

    @Test func withoutAnimationsTheCompletionBlockIsCalledAtOnce() {
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
      screen.commit()
      #expect(calls == 1)
    }
  }
}
