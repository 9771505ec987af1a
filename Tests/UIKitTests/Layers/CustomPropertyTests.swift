import DisplayList
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

/// A layer that uses a custom property as the width of its drawing.
private final class Bar: CALayer {
  var extent: CGFloat {
    get { managedValue(forKey: "extent") }
    set { setManagedValue(newValue, forKey: "extent") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "extent" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "extent" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event)
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: extent, height: 10))
  }
}

/// A layer that shows a custom property by the width of another layer.
private final class Gauge: CALayer {
  let bar = CALayer()

  var extent: CGFloat {
    get { managedValue(forKey: "extent") }
    set { setManagedValue(newValue, forKey: "extent") }
  }

  override class func needsDisplay(forKey key: String) -> Bool { key == "extent" }

  override func display() {
    let isAnimated = animationKeys()?.isEmpty == false
    let width = isAnimated ? presentation()?.extent ?? extent : extent
    bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    bar.frame = CGRect(x: 0, y: 0, width: width, height: 10)
  }
}

/// A layer that fills the area in which it can draw.
private final class Area: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    ctx.fill(ctx.boundingBoxOfClipPath)
  }
}

extension OnScreen {
  /// Custom properties of layers that an app declares.
  @MainActor struct CustomPropertyTests {
    private let screen = TestScreen()

    private var width: CGFloat? { area?.width }

    private var area: CGRect? {
      screen.commit()
      return screen.stage.frames.last?.commands.compactMap { command in
        if case .fill(.rect(let rect), .color(let color)) = command, color.blue > 0.9,
          color.red < 0.1
        {
          rect
        } else {
          nil
        }
      }.first
    }

    @Test func aLayerIsDrawnForEachFrameOfItsOwnProperty() {
      let bar = Bar()
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      screen.view.layer.addSublayer(bar)
      CATransaction.setDisableActions(true)
      bar.extent = 20
      CATransaction.setDisableActions(false)
      #expect(width == 20)
      bar.extent = 60
      #expect(bar.extent == 60)
      screen.advance(0.5)
      #expect(bar.presentation()?.extent ?? 0 > 25 && bar.presentation()?.extent ?? 0 < 55)
      #expect(width ?? 0 > 25 && width ?? 0 < 55)
      screen.advance(1)
      #expect(width == 60 && bar.presentation()?.extent == 60)
    }

    @Test func aLayerIsDisplayedForEachFrameOfItsOwnPropertyAndAfterTheLast() {
      let gauge = Gauge()
      gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      gauge.bar.actions = ["bounds": NSNull(), "position": NSNull(), "backgroundColor": NSNull()]
      gauge.addSublayer(gauge.bar)
      screen.view.layer.addSublayer(gauge)
      gauge.extent = 20
      #expect(width == 20)
      let animation = CABasicAnimation(keyPath: "extent")
      animation.fromValue = 40
      animation.toValue = 60
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      gauge.add(animation, forKey: "growth")
      screen.advance(0.5)
      #expect(width ?? 0 > 41 && width ?? 0 < 59)
      screen.advance(1)
      #expect(width == 60)
      gauge.removeAnimation(forKey: "growth")
      #expect(width == 20)
    }

    @Test func aLayerDrawsInAllOfItsBounds() {
      let layer = Area()
      layer.bounds = CGRect(x: -15, y: -5, width: 20, height: 10)
      layer.position = CGPoint(x: 100, y: 50)
      screen.view.layer.addSublayer(layer)
      layer.setNeedsDisplay()
      #expect(area == CGRect(x: 90, y: 45, width: 20, height: 10))
    }
  }
}
