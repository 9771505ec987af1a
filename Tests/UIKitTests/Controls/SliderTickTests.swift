import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  /// Sliders with ticks, a neutral value, an enabled range, or no thumb.
  @MainActor struct SliderTickTests {
    /// A slider whose thumb is left of the track for low values.
    private final class ShiftedSlider: UISlider {
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
          .offsetBy(dx: -60, dy: 0)
      }
    }

    private let screen = TestScreen()
    private let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 231, height: 31))
    private let log = CallLog()

    init() {
      slider.maximumValue = 100
      slider.minimumTrackTintColor = .red
      slider.maximumTrackTintColor = .green
      screen.view.addSubview(slider)
      screen.commit()
    }

    private var track: CGRect { slider.trackRect(forBounds: slider.bounds) }

    /// Returns the middle of the thumb on the screen for a value.
    private func place(of value: Float) -> CGPoint {
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }

    /// Returns whether the track is filled at the middle of the thumb for a value.
    private func isFilled(at value: Float) -> Bool {
      screen.commit()
      return screen.stage.color(at: place(of: value))?.red == 1
    }

    @Test func aDragEndsAtATick() {
      slider.trackConfiguration = .init(numberOfTicks: 5)
      slider.addAction(UIAction { _ in log.note("\(slider.value)") }, for: .valueChanged)
      screen.drag(from: place(of: 0), to: place(of: 45), frames: 20, rest: 0.1)
      #expect(slider.value == 50)
      #expect(log.take() == ["25.0", "50.0"])
      screen.drag(from: place(of: 50), to: place(of: 100), frames: 20, rest: 0.1)
      #expect(slider.value == 100)
      #expect(log.take() == ["75.0", "100.0"])
    }

    @Test func theConfigurationAppliesToTheCurrentValue() {
      slider.value = 40
      slider.trackConfiguration = .init(numberOfTicks: 3)
      #expect(slider.value == 50)
      slider.value = 20
      #expect(slider.value == 0)
      slider.trackConfiguration = nil
      slider.value = 20
      #expect(slider.value == 20)
    }

    @Test func ticksThatAreOnlyMarksAllowOtherValues() {
      slider.trackConfiguration = .init(allowsTickValuesOnly: false, numberOfTicks: 3)
      screen.drag(from: place(of: 0), to: place(of: 30), rest: 0.1)
      #expect(abs(slider.value - 30) < 1)
    }

    @Test func ticksAreBelowTheTrackAtTheirValues() {
      let dots = slider.all(UIImageView.self).count
      slider.trackConfiguration = .init(
        ticks: [.init(position: 0), .init(position: 0.25), .init(position: 1)])
      screen.commit()
      let ticks = slider.all(UIImageView.self).filter { $0.frame.size.width == 4 }
      #expect(ticks.count == 3)
      #expect(slider.all(UIImageView.self).count == dots + 3)
      for (tick, value) in zip(ticks, [0, 25, 100] as [Float]) {
        #expect(abs(tick.convert(tick.bounds, to: nil).midX - place(of: value).x) < 0.1)
        #expect(tick.frame.minY > track.maxY)
      }
      slider.trackConfiguration = nil
      #expect(slider.all(UIImageView.self).count == dots)
    }

    @Test func anImageReplacesATicksDot() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
      slider.trackConfiguration = .init(ticks: [.init(position: 0.5, image: image)])
      screen.commit()
      let tick = slider.all(UIImageView.self).first { $0.image === image }
      #expect(tick?.frame.size == image.size)
      #expect(tick?.backgroundColor == nil)
    }

    @Test func theTrackIsFilledFromTheNeutralValue() {
      slider.trackConfiguration = .init(
        allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 0)
      slider.value = 90
      #expect(isFilled(at: 65))
      #expect(!isFilled(at: 35))
      slider.value = 10
      #expect(isFilled(at: 35))
      #expect(!isFilled(at: 65))
    }

    @Test func nothingIsFilledOutsideTheTrack() {
      let shifted = ShiftedSlider(frame: slider.frame)
      shifted.minimumTrackTintColor = .red
      slider.removeFromSuperview()
      screen.view.addSubview(shifted)
      screen.commit()
      let outside = shifted.convert(CGPoint(x: track.minX - 10, y: track.midY), to: nil)
      let background = screen.stage.color(at: CGPoint(x: outside.x, y: 200))
      #expect(screen.stage.color(at: outside) == background)
    }

    @Test func valuesStayInTheEnabledRange() {
      slider.trackConfiguration = .init(
        allowsTickValuesOnly: false, enabledRange: 0.2...0.75, numberOfTicks: 0)
      #expect(slider.value == 20)
      screen.drag(from: place(of: 20), to: place(of: 100), rest: 0.1)
      #expect(slider.value == 75)
      slider.trackConfiguration = .init(enabledRange: 0.2...0.75, numberOfTicks: 11)
      slider.value = 100
      #expect(slider.value == 70)
    }

    @Test func aThumblessSliderIsDraggedAnywhere() {
      slider.thumbTintColor = .blue
      slider.sliderStyle = .thumbless
      slider.value = 50
      screen.commit()
      #expect(isFilled(at: 49))
      #expect(!isFilled(at: 51))
      #expect(screen.stage.color(at: place(of: 50))?.blue == 0)
      let start = CGPoint(x: 240, y: 315)
      screen.drag(
        from: start, to: CGPoint(x: start.x - track.width / 4, y: start.y), frames: 20, rest: 0.1)
      #expect(abs(slider.value - 25) < 1)
    }

    @Test func assistiveTechnologyMovesFromTickToTick() {
      slider.trackConfiguration = .init(ticks: [
        .init(position: 0, title: "Slow"), .init(position: 0.2), .init(position: 1, title: "Fast"),
      ])
      #expect(slider.accessibilityValue == "Slow")
      slider.accessibilityIncrement()
      #expect(slider.value == 20)
      #expect(slider.accessibilityValue == "20%")
      slider.accessibilityIncrement()
      slider.accessibilityIncrement()
      #expect(slider.value == 100)
      #expect(slider.accessibilityValue == "Fast")
      let id = screen.element(of: slider)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .increment))
      #expect(slider.value == 100)
      slider.accessibilityDecrement()
      #expect(slider.value == 20)
    }

    @Test func inRightToLeftTheTrackIsFilledTowardTheOtherSide() {
      slider.semanticContentAttribute = .forceRightToLeft
      slider.trackConfiguration = .init(
        allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 3)
      slider.value = 90
      #expect(place(of: 90).x < place(of: 50).x)
      #expect(isFilled(at: 65))
      #expect(!isFilled(at: 35))
    }
  }
}
