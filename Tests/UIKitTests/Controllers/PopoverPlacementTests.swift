import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The positions of popovers, and the targets of their arrows.
  @MainActor struct PopoverPlacementTests {
    private let screen = TestScreen(.iPad)

    private func sheet(
      pointingTo rect: CGRect, _ directions: UIPopoverArrowDirection = .any
    ) -> UIAlertController {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.popoverPresentationController?.sourceView = screen.view
      alert.popoverPresentationController?.sourceRect = rect
      alert.popoverPresentationController?.permittedArrowDirections = directions
      screen.root.present(alert, animated: false)
      screen.advance(1)
      return alert
    }

    private func chrome(_ alert: UIAlertController) throws -> PopoverChrome {
      try #require(alert.view.subviews.lazy.compactMap { $0 as? PopoverChrome }.first)
    }

    @Test func anActionSheetPointsToItsSource() throws {
      let source = CGRect(x: 300, y: 200, width: 60, height: 40)
      let alert = sheet(pointingTo: source)
      let chrome = try chrome(alert)
      let arrow = try #require(chrome.subviews.first)
      let tip = arrow.convert(arrow.bounds, to: nil)
      #expect(alert.popoverPresentationController?.arrowDirection == .up)
      #expect(tip.midX == source.midX && tip.minY == source.maxY)
      #expect(tip.maxY == chrome.frame.minY && !arrow.isHidden)
    }

    @Test func withoutDirectionsAnActionSheetLiesOnItsSource() throws {
      let alert = sheet(pointingTo: CGRect(x: 405, y: 540, width: 0, height: 0), [])
      let chrome = try chrome(alert)
      #expect(abs(chrome.frame.midX - 405) < 1 && abs(chrome.frame.midY - 540) < 1)
      #expect(chrome.subviews.first?.isHidden == true)
    }

    @Test(arguments: [UIPopoverArrowDirection.left, .right])
    func aPopoverMayBeBesideItsSource(_ direction: UIPopoverArrowDirection) {
      let source = CGRect(x: 400, y: 500, width: 20, height: 20)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 100)
      popover.popoverPresentationController?.sourceView = screen.view
      popover.popoverPresentationController?.sourceRect = source
      popover.popoverPresentationController?.permittedArrowDirections = direction
      screen.root.present(popover, animated: false)
      screen.advance(1)
      let frame = popover.view.convert(popover.view.bounds, to: nil)
      #expect(frame.midY == source.midY)
      #expect(direction == .left ? frame.minX == 433 : frame.maxX == 387)
      #expect(popover.popoverPresentationController?.arrowDirection == direction)
    }

    @Test func aPopoverWithNoRoomAboveOrBelowIsBesideItsSource() {
      let tall = PopoverPlacement(
        CGSize(width: 300, height: 500), source: CGRect(x: 10, y: 300, width: 40, height: 40),
        room: CGRect(x: 10, y: 10, width: 800, height: 600), permitted: .any)
      #expect(tall.direction == .left && tall.frame.minX == 63)
    }
  }
}
