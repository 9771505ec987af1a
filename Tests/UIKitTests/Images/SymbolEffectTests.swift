import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The movement of symbols by effects.
  @MainActor struct SymbolEffectTests {
    private let screen = TestScreen()
    private let view = UIImageView(image: UIImage(systemName: "star.fill"))

    init() {
      screen.view.addSubview(view)
      screen.commit()
    }

    private var scale: CGFloat {
      screen.commit()
      return view.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat ?? 1
    }

    private var opacity: Float {
      screen.commit()
      return view.layer.presentation()?.opacity ?? 1
    }

    @Test func aSymbolBouncesOnceAndTellsOfTheEnd() {
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) { context in
        ends.append(context.isFinished && context.sender === view && context.effect != nil)
      }
      screen.advance(0.15)
      #expect(scale > 1.05)
      #expect(view.transform == .identity && ends.isEmpty)
      screen.advance(0.6)
      #expect(abs(scale - 1) < 0.001)
      #expect(ends == [true])
    }

    @Test func aPulseGoesOnUntilItIsRemoved() {
      view.addSymbolEffect(.pulse)
      screen.advance(5)
      #expect(opacity < 0.7)
      view.removeSymbolEffect(ofType: .pulse)
      #expect(opacity == 1)
    }

    @Test func aSymbolThatIsDrawnOffComesBackWhenItIsDrawnOn() {
      var ends: [Bool] = []
      view.addSymbolEffect(.drawOff.byLayer) { ends.append($0.isFinished) }
      screen.advance(0.3)
      #expect(opacity > 0.1 && opacity < 0.9)
      screen.advance(0.5)
      #expect(opacity == 0 && ends == [true])
      view.addSymbolEffect(.drawOn) { ends.append($0.isFinished) }
      screen.advance(0.3)
      #expect(opacity > 0.1 && opacity < 0.9)
      screen.advance(0.5)
      #expect(opacity == 1 && ends == [true, true])
    }

    @Test func aButtonReplacesItsSymbolWithItsTransition() {
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "star")
      configuration.symbolContentTransition = UISymbolContentTransition(.replace)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 100, y: 200, width: 60, height: 60)
      screen.view.addSubview(button)
      screen.commit()
      let picture = button.imageView
      button.configuration?.image = UIImage(systemName: "star.fill")
      screen.commit()
      screen.advance(0.05)
      let moving = picture?.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat
      #expect((moving ?? 1) < 0.9)
      screen.advance(0.5)
      let end = picture?.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat
      #expect(abs((end ?? 1) - 1) < 0.01)
      button.configuration?.symbolContentTransition = nil
      button.configuration?.image = UIImage(systemName: "star")
      screen.advance(0.05)
      let still = picture?.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat
      #expect(abs((still ?? 1) - 1) < 0.01)
    }

    @Test func configurationsKeepHowSymbolsAreColored() {
      let gradient = UIImage.SymbolConfiguration(colorRenderingMode: .gradient)
      let large = UIImage.SymbolConfiguration(scale: .large)
      #expect(gradient != UIImage.SymbolConfiguration(colorRenderingMode: .flat))
      #expect(gradient.applying(large) == large.applying(gradient))
      #expect(large.applying(UIImage.SymbolConfiguration(variableValueMode: .draw)) != large)
    }

    @Test func whatGoesOnGoesOnWhenTheViewComesBack() {
      var ends: [Bool] = []
      view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
      view.addSymbolEffect(.scale.up)
      screen.advance(1)
      view.removeFromSuperview()
      screen.advance(3)
      #expect(ends.isEmpty)
      screen.view.addSubview(view)
      screen.advance(0.1)
      #expect(abs(scale - 1.2) < 0.001)
      screen.advance(0.9)
      #expect(opacity < 0.7)
      view.removeSymbolEffect(ofType: .pulse)
      #expect(opacity == 1 && ends == [false])
    }

    @Test func whatIsRemovedWhileTheViewIsAwayDoesNotComeBack() {
      var ends: [Bool] = []
      view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
      view.addSymbolEffect(.bounce)
      screen.advance(0.2)
      view.removeFromSuperview()
      screen.advance(1)
      view.removeSymbolEffect(ofType: .pulse)
      #expect(ends == [false])
      screen.view.addSubview(view)
      screen.advance(0.2)
      #expect(opacity == 1 && abs(scale - 1) < 0.001)
    }

    @Test func optionsSayHowOftenAndHowQuickly() {
      var ends = 0
      view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in ends += 1 }
      screen.advance(0.8)
      #expect(ends == 0)
      screen.advance(0.3)
      #expect(ends == 1)
      view.addSymbolEffect(.rotate, options: .nonRepeating) { _ in ends += 1 }
      screen.advance(2.1)
      #expect(ends == 2)
    }

    @Test func aScaleLastsAndGoesBackWhenItIsRemoved() {
      view.addSymbolEffect(.scale.up, animated: false)
      screen.advance(3)
      #expect(abs(scale - 1.2) < 0.001)
      view.removeAllSymbolEffects()
      screen.advance(0.1)
      #expect(scale > 1 && scale < 1.2)
      screen.advance(1)
      #expect(abs(scale - 1) < 0.001)
    }

    @Test func aSymbolDisappearsUntilItAppears() {
      view.addSymbolEffect(.disappear)
      screen.advance(1)
      #expect(opacity == 0 && view.alpha == 1)
      view.addSymbolEffect(.appear)
      screen.advance(1)
      #expect(opacity == 1)
    }

    @Test func onlySymbolsMove() {
      view.image = UIImage.plain(.red, side: 20)
      view.addSymbolEffect(.scale.down, animated: false)
      screen.advance(0.5)
      #expect(scale == 1)
    }

    @Test func anotherSymbolTakesThePlace() {
      var transition: (any ContentTransitionSymbolEffect)?
      let heart = UIImage(systemName: "heart.fill")!
      view.setSymbolImage(heart, contentTransition: .replace.downUp) {
        transition = $0.contentTransition
      }
      #expect(view.image === heart)
      screen.advance(0.1)
      #expect(opacity < 1)
      screen.advance(1)
      #expect(opacity == 1 && transition is ReplaceSymbolEffect)
    }
  }
}
