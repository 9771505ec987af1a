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

    /// Runs a closure in a transaction, and records the end of the transaction.
    private func within(_ log: CallLog, _ body: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { log.note("transaction") } }
      body()
      CATransaction.commit()
      screen.commit()
    }

    @Test func aTransactionIsOverAfterTheAnimationsOfViewsInIt() {
      let log = CallLog()
      within(log) {
        UIView.animate(withDuration: 0.5) {
          screen.view.alpha = 0.5
        } completion: { _ in
          log.note("animation")
        }
      }
      screen.advance(0.4)
      #expect(log.take() == [])
      screen.advance(0.3)
      #expect(log.take() == ["animation", "transaction"])
    }

    @Test func aTransactionIsOverAfterThoseWithinIt() {
      let log = CallLog()
      within(log) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { log.note("inner") } }
        UIView.animate(withDuration: 0.5) { screen.view.alpha = 0.5 }
        CATransaction.commit()
      }
      #expect(log.take() == [])
      screen.advance(0.6)
      #expect(log.take() == ["inner", "transaction"])
    }

    @Test func aTransactionIsOverAfterAPush() {
      let log = CallLog()
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.window.rootViewController = navigation
      screen.commit()
      within(log) { navigation.pushViewController(UIViewController(), animated: true) }
      screen.advance(0.1)
      #expect(log.take() == [])
      screen.advance(1)
      #expect(log.take() == ["transaction"])
    }

    @Test func aTransactionIsOverAfterTheUpdatesOfATable() {
      let log = CallLog()
      let source = TableSource([["one"]])
      let table = UITableView(frame: screen.view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      within(log) {
        source.sections = [["one", "two"]]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      }
      screen.advance(0.1)
      #expect(log.take() == [])
      screen.advance(1)
      #expect(log.take() == ["transaction"])
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
