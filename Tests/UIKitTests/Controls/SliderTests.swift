import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct SliderTests {
    private let screen = TestScreen()
    private let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 231, height: 31))
    private let log = CallLog()

    init() {
      screen.view.addSubview(slider)
      slider.layoutIfNeeded()
    }

    private func thumb() -> CGRect {
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value)
    }

    private func thumbOnScreen() -> CGPoint {
      let place = CGPoint(x: thumb().midX, y: thumb().midY)
      return slider.convert(place, to: nil)
    }

    @Test func valuesStayBetweenTheEnds() {
      #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
      slider.maximumValue = 255
      slider.value = 300
      #expect(slider.value == 255)
      slider.value = -3
      #expect(slider.value == 0)
      slider.value = 100
      slider.maximumValue = 50
      #expect(slider.value == 50)
      slider.minimumValue = 60
      #expect(slider.value == 60)
      #expect(slider.maximumValue == 60)
    }

    @Test func aDragMovesTheValueWithTheFinger() {
      slider.note(in: log)
      slider.maximumValue = 100
      let start = thumbOnScreen()
      let track = slider.trackRect(forBounds: slider.bounds)
      let way = track.width - thumb().width
      screen.drag(
        from: start, to: CGPoint(x: start.x + way / 2, y: start.y), frames: 10, rest: 0.1)
      #expect(abs(slider.value - 50) < 2)
      let calls = log.take()
      #expect(calls.first == "down")
      #expect(calls.last == "upInside")
      #expect(calls.filter { $0 == "value" }.count >= 10)
    }

    @Test func withoutContinuityTheValueIsToldOnceAtTheEnd() {
      slider.isContinuous = false
      slider.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
      let start = thumbOnScreen()
      screen.touch(.began, at: start)
      screen.move(from: start, to: CGPoint(x: start.x + 100, y: start.y))
      #expect(log.take() == [])
      #expect(slider.value > 0)
      screen.touch(.ended, at: CGPoint(x: start.x + 100, y: start.y))
      #expect(log.take() == ["value"])
    }

    @Test func aTouchBesideTheThumbDoesNotMoveIt() {
      slider.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
      screen.tap(at: CGPoint(x: 250, y: 315))
      #expect(slider.value == 0)
      #expect(log.take() == [])
    }

    @Test func settingByCodeTellsNobody() {
      slider.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
      slider.setValue(0.5, animated: true)
      #expect(slider.value == 0.5)
      screen.advance(1)
      #expect(log.take() == [])
      #expect(abs(thumb().midX - slider.bounds.midX) < 1)
    }

    @Test func theThumbRunsBetweenTheEndsOfTheTrack() {
      let bounds = slider.bounds
      let track = slider.trackRect(forBounds: bounds)
      let first = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
      let last = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
      #expect(first.minX <= track.minX + 0.5)
      #expect(last.maxX >= track.maxX - 0.5)
    }

    @Test func imagesAtTheEndsTakeTheirRoom() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let before = slider.trackRect(forBounds: slider.bounds)
      slider.minimumValueImage = image
      slider.maximumValueImage = image
      slider.layoutIfNeeded()
      let after = slider.trackRect(forBounds: slider.bounds)
      #expect(after.minX > before.minX + 19 && after.maxX < before.maxX - 19)
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds).size == image.size)
      #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX >= after.maxX)
    }

    @Test func imagesAreKeptByState() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
      slider.setThumbImage(image, for: .normal)
      slider.setMinimumTrackImage(image, for: .normal)
      slider.setMaximumTrackImage(image, for: .highlighted)
      #expect(slider.thumbImage(for: .normal) === image)
      #expect(slider.currentThumbImage === image)
      #expect(slider.currentMinimumTrackImage === image)
      #expect(slider.minimumTrackImage(for: .normal) === image)
      #expect(slider.maximumTrackImage(for: .highlighted) === image)
      #expect(slider.currentMaximumTrackImage == nil)
      slider.layoutIfNeeded()
      #expect(thumb().width == 12)
    }

    @Test func assistiveTechnologyMovesByATenth() {
      slider.maximumValue = 10
      slider.value = 5
      slider.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
      slider.accessibilityIncrement()
      #expect(slider.value == 6)
      slider.accessibilityDecrement()
      slider.accessibilityDecrement()
      #expect(slider.value == 4)
      #expect(log.take() == ["value", "value", "value"])
      #expect(slider.accessibilityValue == "40%")
      #expect(slider.accessibilityTraits.contains(.adjustable))
      let id = screen.element(of: slider)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .increment))
      #expect(slider.value == 5)
      screen.send(.accessibilityAction(elementID: id, .setValue("7")))
      #expect(slider.value == 7)
    }

    @Test func tintsColorTheParts() {
      slider.minimumTrackTintColor = .red
      slider.maximumTrackTintColor = .green
      slider.thumbTintColor = .blue
      slider.value = 0.5
      screen.commit()
      let y = slider.convert(CGPoint(x: 0, y: thumb().midY), to: nil).y
      #expect(screen.stage.color(at: CGPoint(x: 60, y: y))?.red == 1)
      #expect(screen.stage.color(at: CGPoint(x: 270, y: y))?.red == 0)
      #expect(screen.stage.color(at: CGPoint(x: slider.center.x, y: y))?.blue == 1)
    }
  }
}
