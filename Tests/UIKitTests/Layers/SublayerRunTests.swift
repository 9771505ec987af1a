import DeviceProtocol
import DisplayList
import Foundation
import TestSupport
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

extension OnScreen {
  /// There are many sublayers, and those that are known to be elsewhere are skipped.
  @MainActor struct SublayerRunTests {
    let screen = TestScreen()
    let scroller = UIScrollView()

    init() {
      scroller.frame = screen.view.bounds
      scroller.contentSize = CGSize(width: 400, height: 60_000)
      screen.view.addSubview(scroller)
    }

    private func addRows(_ count: Int) -> [UIView] {
      (0..<count).map { row in
        let kinds = [UILabel(), UIView(), UIImageView(), FarReachingView()]
        let view = kinds[row < 200 ? row % 7 % 4 : row % 3]
        view.frame = CGRect(x: 10, y: 40 * row, width: 200, height: 30)
        view.backgroundColor = UIColor(
          red: Double(row) / Double(count), green: 0, blue: 0, alpha: 1)
        (view as? UILabel)?.text = "row \(row)"
        scroller.addSubview(view)
        return view
      }
    }

    /// The drawing, the targets of touches, and the description of the screen.
    private struct Screen: Equatable {
      var commands: [DrawingCommand]
      var hits: [ObjectIdentifier?]
      var elements: ScreenElement
    }

    private func look(at points: [CGPoint]) -> Screen {
      RenderLoop.shared.connect(to: screen.stage)
      screen.commit()
      return Screen(
        commands: screen.stage.commands,
        hits: points.map { screen.window.hitTest($0, with: nil).map(ObjectIdentifier.init) },
        elements: ElementSnapshot.take(.visible))
    }

    @Test func changesShowAsIfEachSublayerWereLookedAt() {
      var random = SeededGenerator(seed: 11)
      _ = addRows(1_280)
      var passedOver = 0
      for step in 0..<600 {
        if step % 30 == 29 { rearrange(&random) } else { change(&random) }
        if step % 3 != 0 { screen.commit() }
        let points = (0..<12).map { _ in
          CGPoint(x: .random(in: 0..<390, using: &random), y: .random(in: 0..<840, using: &random))
        }
        let shown = look(at: points)
        let runs = scroller.layer.runs
        let looked = scroller.placesOfSubviews(in: scroller.bounds) ?? [scroller.subviews.indices]
        if looked.map(\.count).reduce(0, +) < 1_000 { passedOver += 1 }
        scroller.layer.runs = nil
        #expect(shown == look(at: points), "step \(step)")
        scroller.layer.runs = runs
        if step % 20 == 19 { screen.advance(0.5) }
      }
      #expect(passedOver > 200)
    }

    private func change(_ random: inout SeededGenerator) {
      // If all layers change, none can be skipped.
      let some = scroller.subviews.prefix(Int.random(in: 0..<40, using: &random) > 0 ? 400 : 1_280)
      let view = some.randomElement(using: &random)!
      let inSight = CGRect(
        x: 20, y: scroller.contentOffset.y + .random(in: 0..<800, using: &random), width: 90,
        height: 44)
      switch Int.random(in: 0..<15, using: &random) {
      case 0: view.frame = inSight
      case 1: view.center.y = .random(in: 0..<16_000, using: &random)
      case 2: view.isHidden.toggle()
      case 3: view.transform = CGAffineTransform(translationX: 0, y: inSight.minY - view.center.y)
      case 4: view.transform = .identity
      case 5: (view.layer.shadowOpacity, view.layer.shadowOffset.height) = (1, inSight.minY)
      case 6: view.layer.shadowOpacity = 0
      case 7: (view as? UILabel)?.text = "changed"
      case 8: scroller.contentOffset.y = .random(in: 0..<50_000, using: &random)
      case 9: UIView.animate(withDuration: 0.4) { view.frame = inSight }
      case 10: view.addSubview(inner(at: CGRect(x: 0, y: inSight.minY, width: 40, height: 900)))
      case 11: view.clipsToBounds.toggle()
      case 12: view.subviews.first?.removeFromSuperview()
      case 13: view.accessibilityViewIsModal.toggle()
      default: view.alpha = view.alpha == 1 ? 0 : 1
      }
    }

    private func rearrange(_ random: inout SeededGenerator) {
      for layer in scroller.layer.sublayers ?? [] where layer.owner == nil {
        layer.removeFromSuperlayer()
      }
      for view in scroller.subviews { view.layer.zPosition = 0 }
      let view = scroller.subviews.randomElement(using: &random)!
      let place = Int.random(in: 0..<300, using: &random)
      let inSight = CGRect(x: 20, y: scroller.contentOffset.y + 300, width: 90, height: 44)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.removeFromSuperview()
      case 1: scroller.insertSubview(view, at: place)
      case 2: scroller.layer.insertSublayer(CALayer(), at: UInt32(place))
      case 3: scroller.addSubview(inner(at: inSight))
      case 4: scroller.bringSubviewToFront(view)
      default: view.layer.zPosition = .random(in: -1...1, using: &random)
      }
    }

    private func inner(at frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = .blue
      return view
    }

    @Test func whatIsElsewhereIsNotLookedAt() throws {
      let rows = (0..<1_000).map { UILabel(frame: CGRect(x: 0, y: 40 * $0, width: 99, height: 30)) }
      for row in rows { scroller.addSubview(row) }
      for _ in 0..<2 {
        scroller.setNeedsDisplay()
        screen.commit()
      }
      let seen = CGRect(x: 0, y: 30_000, width: 300, height: 800)
      let looked = try #require(scroller.layer.placesOfSublayers(in: seen))
      #expect(looked.contains { $0.contains(760) })
      #expect(looked.map(\.count).reduce(0, +) < 200)
      rows[3].frame.origin.y = 30_100
      let then = try #require(scroller.layer.placesOfSublayers(in: seen))
      #expect(then.contains { $0.contains(3) })
    }

    @Test func whatComesIntoSightOnceMostOthersAreGoneIsDrawn() {
      let rows = (0..<2_000).map { row in
        let label = UILabel(frame: CGRect(x: 0, y: 40 * row, width: 99, height: 30))
        label.text = "row \(row)"
        scroller.addSubview(label)
        return label
      }
      for _ in 0..<2 {
        scroller.setNeedsDisplay()
        screen.commit()
      }
      for row in rows.dropLast(200) { row.removeFromSuperview() }
      scroller.contentOffset.y = 40 * 1_990
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "row 1995" })
    }

    @Test func aViewThatIsTouchedBeyondItsBoundsIsAsked() throws {
      let rows = addRows(300)
      screen.commit()
      let far = try #require(rows.last { $0 is FarReachingView } as? FarReachingView)
      far.reaches = true
      scroller.setNeedsDisplay()
      screen.commit()
      #expect(screen.window.hitTest(CGPoint(x: 380, y: 800), with: nil) === far)
    }
  }
}

/// A view that can respond to touches wherever they are.
private final class FarReachingView: UIView {
  var reaches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    reaches || super.point(inside: point, with: event)
  }
}
