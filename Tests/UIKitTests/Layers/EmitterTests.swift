import DisplayList
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

extension OnScreen {
  /// Layers that draw their sublayers several times, and layers that emit particles.
  @MainActor struct EmitterTests {
    private let screen = TestScreen()

    private func fills(of layer: CALayer) -> [Color] {
      screen.view.layer.addSublayer(layer)
      screen.commit()
      let commands = screen.stage.frames.last?.commands ?? []
      return commands.compactMap {
        if case .fill(_, .color(let color)) = $0, color.blue > 0.9, color.red < 0.9 {
          color
        } else {
          nil
        }
      }
    }

    private func blueDot(in layer: CALayer) -> CALayer {
      let dot = CALayer()
      dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      dot.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
      layer.addSublayer(dot)
      return dot
    }

    // MARK: Replicators

    @Test func aReplicatorDrawsEachCopyFartherOn() {
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      _ = blueDot(in: layer)
      #expect(fills(of: layer).count == 3)
      let moves = (screen.stage.frames.last?.commands ?? []).compactMap { command -> Double? in
        if case .concatenate(let transform) = command { Double(transform.tx) } else { nil }
      }
      #expect(moves.contains(30))
      #expect(moves.contains(60))
    }

    @Test func eachCopyHasItsColor() {
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.instanceCount = 3
      layer.instanceAlphaOffset = -0.25
      _ = blueDot(in: layer)
      #expect(fills(of: layer).map(\.alpha) == [1, 0.75, 0.5])
    }

    @Test func copiesAreAnimatedLater() {
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.instanceCount = 2
      layer.instanceDelay = 0.5
      let dot = blueDot(in: layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 1
      screen.view.layer.addSublayer(layer)
      screen.commit()
      dot.add(fade, forKey: "fade")
      screen.advance(0.75)
      let alphas = (screen.stage.frames.last?.commands ?? []).compactMap { command -> Float? in
        if case .fill(_, .color(let color)) = command, color.blue == 1, color.red == 0 {
          color.alpha
        } else {
          nil
        }
      }
      #expect(alphas.count == 2)
      #expect(abs((alphas.first ?? 0) - 0.25) < 0.05)
      #expect(abs((alphas.last ?? 0) - 0.75) < 0.05)
    }

    // MARK: Emitters

    private func emitter() -> (CAEmitterLayer, CAEmitterCell) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let cell = CAEmitterCell()
      cell.name = "spark"
      cell.contents = image.cgImage
      cell.birthRate = 10
      cell.lifetime = 1
      cell.velocity = 100
      let layer = CAEmitterLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      layer.emitterPosition = CGPoint(x: 100, y: 200)
      layer.emitterCells = [cell]
      layer.beginTime = CACurrentMediaTime()
      screen.view.layer.addSublayer(layer)
      screen.commit()
      return (layer, cell)
    }

    /// The positions of particles.
    private var places: [CGPoint] {
      let commands = screen.stage.frames.last?.commands ?? []
      return commands.indices.dropFirst().compactMap { index in
        guard case .image = commands[index],
          case .concatenate(let transform) = commands[index - 1]
        else { return nil }
        return CGPoint(x: transform.tx, y: transform.ty)
      }
    }

    @Test func particlesComeAtTheirRateAndGoAfterTheirLifetime() {
      _ = emitter()
      screen.advance(0.55)
      #expect(places.count == 6)
      screen.advance(2)
      #expect(abs(places.count - 10) <= 1)
    }

    @Test func particlesFlyInTheDirectionOfEmission() {
      _ = emitter()
      screen.advance(0.5)
      #expect(places.allSatisfy { abs($0.y - 200) < 0.01 })
      #expect(places.contains { $0.x > 140 })
      #expect(places.allSatisfy { $0.x >= 100 && $0.x <= 151 })
    }

    @Test func accelerationBendsTheWay() {
      let (_, cell) = emitter()
      cell.yAcceleration = 100
      screen.advance(1)
      #expect((places.map(\.y).max() ?? 0) > 240)
    }

    @Test func aCellIsReachedByItsName() {
      let (layer, cell) = emitter()
      layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
      #expect(cell.birthRate == 0)
      screen.advance(1.5)
      #expect(places.isEmpty)
    }

    @Test func noFramesFollowOnceNothingIsEmitted() {
      let (layer, _) = emitter()
      screen.advance(0.5)
      layer.birthRate = 0
      screen.advance(1.5)
      let count = screen.stage.frames.count
      screen.advance(1)
      #expect(screen.stage.frames.count == count)
    }
  }
}
