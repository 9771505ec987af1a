import Testing
import UIKit

extension OnScreen {
  @MainActor struct LayerTimingTests {
    private let screen = TestScreen()
    private let layer: CALayer

    init() {
      layer = screen.addLayer()
    }

    private var shownX: CGFloat { (layer.presentation() ?? layer).position.x }

    /// Moves the layer from 50 to 250 in one second.
    private func move() {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 50
      animation.toValue = 250
      animation.duration = 1
      layer.add(animation, forKey: "move")
      screen.commit()
    }

    @Test func aLayerIsPausedAndGoesOnAsAppleShows() {
      move()
      screen.advance(0.5)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      screen.advance(3)
      #expect(abs(shownX - 150) < 8)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      screen.commit()
      screen.advance(0.25)
      #expect(abs(shownX - 200) < 8)
      screen.advance(0.5)
      #expect(shownX == 50)
    }

    @Test func speedIsThatOfAllLayersAround() {
      screen.view.layer.speed = 0.5
      layer.speed = 0.5
      defer { screen.view.layer.speed = 1 }
      move()
      screen.advance(2)
      #expect(abs(shownX - 150) < 8)
      screen.advance(2.1)
      #expect(shownX == 50)
    }

    @Test func timesAreConvertedBetweenLayers() {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer.speed = 2
      inner.timeOffset = 10
      let now = CACurrentMediaTime()
      #expect(abs(layer.convertTime(now, from: nil) - 2 * now) < 0.001)
      #expect(abs(inner.convertTime(now, from: nil) - (2 * now + 10)) < 0.001)
      #expect(abs(inner.convertTime(2 * now, from: layer) - (2 * now + 10)) < 0.001)
      #expect(abs(inner.convertTime(2 * now + 10, to: nil) - now) < 0.001)
      #expect(abs(layer.convertTime(3, to: layer) - 3) < 0.001)
    }
  }
}
