import DeviceProtocol
import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct ValueControlTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private func show<View: UIView>(_ view: View, width: CGFloat? = nil) -> View {
      view.frame.origin = CGPoint(x: 50, y: 300)
      if let width { view.frame.size.width = width }
      screen.view.addSubview(view)
      screen.commit()
      return view
    }

    private func countValues(_ control: UIControl) {
      control.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
    }

    // MARK: Switch

    @Test func aTapTurnsASwitch() {
      let toggle = show(UISwitch())
      countValues(toggle)
      #expect(!toggle.isOn)
      screen.tap(toggle)
      #expect(toggle.isOn)
      #expect(log.take() == ["value"])
      screen.tap(toggle)
      #expect(!toggle.isOn)
      toggle.setOn(true, animated: true)
      screen.advance(1)
      #expect(log.take() == ["value"])
      #expect(toggle.accessibilityValue == "1")
    }

    @Test func aDragTurnsASwitchToTheSideOfTheFinger() {
      let toggle = show(UISwitch())
      countValues(toggle)
      screen.drag(from: CGPoint(x: 60, y: 315), to: CGPoint(x: 110, y: 315))
      #expect(toggle.isOn)
      screen.drag(from: CGPoint(x: 90, y: 315), to: CGPoint(x: 110, y: 315))
      #expect(toggle.isOn)
      screen.drag(from: CGPoint(x: 90, y: 315), to: CGPoint(x: 30, y: 315))
      #expect(!toggle.isOn)
      #expect(log.take() == ["value", "value"])
    }

    @Test func aSwitchShowsItsTintWhenOn() {
      let toggle = UISwitch()
      toggle.onTintColor = .red
      toggle.isOn = true
      _ = show(toggle)
      #expect(screen.stage.color(at: CGPoint(x: 62, y: 315))?.red == 1)
      #expect(screen.stage.color(at: CGPoint(x: 62, y: 315))?.green == 0)
    }

    @Test func aSwitchIsTurnedByAssistiveTechnology() {
      let toggle = show(UISwitch())
      let id = screen.element(of: toggle)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .activate))
      #expect(toggle.isOn)
      #expect(screen.element(of: toggle)?.role == .toggle)
    }

    // MARK: Segmented control

    @Test func aTapChoosesASegment() {
      let segments = show(UISegmentedControl(items: ["One", "Two", "Three"]), width: 300)
      countValues(segments)
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
      screen.tap(at: CGPoint(x: 200, y: segments.frame.midY))
      #expect(segments.selectedSegmentIndex == 1)
      screen.tap(at: CGPoint(x: 200, y: segments.frame.midY))
      #expect(log.take() == ["value"])
      segments.selectedSegmentIndex = 2
      #expect(log.take() == [])
    }

    @Test func aDisabledSegmentIsNotChosen() {
      let segments = show(UISegmentedControl(items: ["One", "Two"]), width: 300)
      segments.setEnabled(false, forSegmentAt: 1)
      #expect(!segments.isEnabledForSegment(at: 1))
      screen.tap(at: CGPoint(x: 300, y: segments.frame.midY))
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func picturesInSegmentsHaveTheColorOfTitles() throws {
      let picture = UIImage.plain(.red, side: 20)
      let segments = show(
        UISegmentedControl(items: [picture, picture.withRenderingMode(.alwaysOriginal)]),
        width: 300)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      screen.commit()
      #expect(screen.stage.imageTints == [UIColor.green.displayed], "not the second one")
    }

    @Test func momentarySegmentsAreNotKept() {
      let segments = show(UISegmentedControl(items: ["One", "Two"]), width: 300)
      segments.isMomentary = true
      var chosen: [Int] = []
      segments.addAction(
        UIAction { _ in chosen.append(segments.selectedSegmentIndex) }, for: .valueChanged)
      screen.tap(at: CGPoint(x: 300, y: segments.frame.midY))
      #expect(chosen == [1])
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsAreInsertedAndRemoved() {
      let segments = UISegmentedControl(items: ["One", "Three"])
      segments.selectedSegmentIndex = 1
      segments.insertSegment(withTitle: "Two", at: 1, animated: false)
      #expect(segments.selectedSegmentIndex == 2)
      #expect((0..<3).map { segments.titleForSegment(at: $0) } == ["One", "Two", "Three"])
      segments.removeSegment(at: 2, animated: false)
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
      segments.insertSegment(with: image, at: 0, animated: false)
      #expect(segments.imageForSegment(at: 0) === image)
      segments.setTitle("Uno", forSegmentAt: 1)
      #expect(segments.titleForSegment(at: 1) == "Uno")
      segments.setImage(image, forSegmentAt: 1)
      #expect(segments.titleForSegment(at: 1) == nil)
      segments.removeAllSegments()
      #expect(segments.numberOfSegments == 0)
    }

    @Test func segmentsHaveEqualWidthsUnlessToldOtherwise() {
      let segments = UISegmentedControl(items: ["A", "A much longer one"])
      let natural = segments.intrinsicContentSize
      #expect(natural.height == 32 || natural.height == 31)
      segments.setWidth(30, forSegmentAt: 0)
      segments.setWidth(200, forSegmentAt: 1)
      #expect(segments.widthForSegment(at: 1) == 200)
      #expect(abs(segments.intrinsicContentSize.width - 230) < 5)
      segments.apportionsSegmentWidthsByContent = true
      segments.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
      #expect(segments.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
    }

    @Test func actionsOfSegmentsAreCalled() {
      let id = UIAction.Identifier("second")
      let segments = UISegmentedControl(
        frame: CGRect(x: 0, y: 0, width: 200, height: 32),
        actions: [
          UIAction(title: "First") { _ in log.note("first") },
          UIAction(title: "Second", identifier: id) { _ in log.note("second") },
        ])
      _ = show(segments)
      #expect(segments.titleForSegment(at: 0) == "First")
      #expect(segments.segmentIndex(identifiedBy: id) == 1)
      screen.tap(at: CGPoint(x: 200, y: segments.frame.midY))
      #expect(log.take() == ["second"])
      segments.setAction(UIAction(title: "New") { _ in log.note("new") }, forSegmentAt: 0)
      #expect(segments.actionForSegment(at: 0)?.title == "New")
      screen.tap(at: CGPoint(x: 80, y: segments.frame.midY))
      #expect(log.take() == ["new"])
    }

    @Test func titleAttributesAreKeptByState() {
      let segments = show(UISegmentedControl(items: ["One", "Two"]), width: 200)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      segments.selectedSegmentTintColor = .yellow
      segments.selectedSegmentIndex = 0
      screen.advance(1)
      let colors = screen.stage.texts.reduce(into: [:]) { $0[$1.text] = $1.color }
      #expect(colors["One"]?.blue == 1 && colors["One"]?.red == 0)
      #expect(colors["Two"]?.red == 1 && colors["Two"]?.blue == 0)
      #expect(
        segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    }

    // MARK: Stepper

    @Test func aBackgroundColorLiesBeneathTheFillOfSegmentsAndSteppers() {
      for control in [UISegmentedControl(items: ["One", "Two"]), UIStepper()] {
        let control = show(control, width: 120)
        #expect(control.backgroundColor == nil)
        control.backgroundColor = .red
        screen.commit()
        let fills = screen.stage.commands.compactMap { command -> Color? in
          if case .fill(_, .color(let color)) = command { color } else { nil }
        }
        let red = fills.firstIndex(of: UIColor.red.displayed)
        let fill = UIColor.tertiarySystemFill.displayed
        #expect(red != nil && fills.dropFirst((red ?? 0) + 1).first == fill)
        control.removeFromSuperview()
      }
    }

    @Test func aStepperStepsAndStopsAtTheEnds() {
      let stepper = show(UIStepper())
      countValues(stepper)
      stepper.maximumValue = 2
      for _ in 0..<3 { screen.tap(at: CGPoint(x: 120, y: stepper.frame.midY)) }
      #expect(stepper.value == 2)
      #expect(log.take() == ["value", "value"])
      for _ in 0..<4 { screen.tap(at: CGPoint(x: 65, y: stepper.frame.midY)) }
      #expect(stepper.value == 0)
    }

    @Test func aStepperWrapsWhereAsked() {
      let stepper = show(UIStepper())
      stepper.maximumValue = 10
      stepper.stepValue = 5
      stepper.wraps = true
      stepper.value = 10
      screen.tap(at: CGPoint(x: 120, y: stepper.frame.midY))
      #expect(stepper.value == 0)
      stepper.accessibilityIncrement()
      #expect(stepper.value == 5)
      stepper.accessibilityDecrement()
      #expect(stepper.accessibilityValue == "0")
    }

    @Test func aHeldStepperRepeatsFasterAndFaster() {
      let stepper = show(UIStepper())
      screen.touch(.began, at: CGPoint(x: 120, y: stepper.frame.midY))
      screen.advance(1.2)
      let early = stepper.value
      screen.advance(3)
      screen.touch(.ended, at: CGPoint(x: 120, y: stepper.frame.midY))
      #expect(early >= 1)
      #expect(stepper.value > early + 3)
      let last = stepper.value
      screen.advance(2)
      #expect(stepper.value == last)
      stepper.autorepeat = false
      screen.touch(.began, at: CGPoint(x: 120, y: stepper.frame.midY))
      screen.advance(3)
      screen.touch(.ended, at: CGPoint(x: 120, y: stepper.frame.midY))
      #expect(stepper.value == last + 1)
    }

    @Test func aStepperKeepsItsImages() {
      let stepper = UIStepper()
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
      stepper.setIncrementImage(image, for: .normal)
      stepper.setDecrementImage(image, for: .disabled)
      #expect(stepper.incrementImage(for: .normal) === image)
      #expect(stepper.decrementImage(for: .disabled) === image)
    }

    // MARK: Page control, progress, activity

    @Test func pagesAreChosenByTheSideThatIsTapped() {
      let pages = UIPageControl()
      pages.numberOfPages = 4
      pages.currentPage = 1
      _ = show(pages)
      pages.frame.size = CGSize(width: 200, height: 30)
      countValues(pages)
      screen.tap(at: CGPoint(x: 240, y: 315))
      #expect(pages.currentPage == 2)
      screen.tap(at: CGPoint(x: 55, y: 315))
      #expect(pages.currentPage == 1)
      #expect(log.take() == ["value", "value"])
      pages.currentPage = 9
      #expect(pages.currentPage == 3)
      pages.accessibilityDecrement()
      #expect(pages.currentPage == 2)
      #expect(pages.accessibilityValue == "page 3 of 4")
      pages.accessibilityIncrement()
      #expect(pages.currentPage == 3)
      let size = pages.size(forNumberOfPages: 4)
      #expect(pages.size(forNumberOfPages: 5).width > size.width)
    }

    @Test func aSinglePageMayBeHidden() {
      let pages = UIPageControl()
      pages.numberOfPages = 1
      pages.sizeToFit()
      _ = show(pages)
      let shown = screen.stage.commands.count
      pages.hidesForSinglePage = true
      screen.commit()
      #expect(screen.stage.commands.count < shown)
    }

    @Test func progressStaysBetweenZeroAndOne() {
      let bar = show(UIProgressView(progressViewStyle: .default), width: 100)
      bar.progress = 2
      #expect(bar.progress == 1)
      bar.progress = -1
      #expect(bar.progress == 0)
      bar.setProgress(0.5, animated: true)
      #expect(bar.progress == 0.5)
      #expect(bar.accessibilityValue == "50%")
      bar.progressTintColor = .red
      bar.trackTintColor = .blue
      screen.advance(1)
      let y = bar.frame.midY
      #expect(screen.stage.color(at: CGPoint(x: 60, y: y))?.red == 1)
      #expect(screen.stage.color(at: CGPoint(x: 140, y: y))?.blue == 1)
    }

    @Test func anObservedProgressIsTakenOver() {
      let bar = show(UIProgressView(), width: 100)
      let progress = Progress(totalUnitCount: 4)
      progress.completedUnitCount = 1
      bar.observedProgress = progress
      #expect(bar.progress == 0.25)
    }

    @Test func anIndicatorTurnsWhileItIsAnimating() {
      let indicator = show(UIActivityIndicatorView(style: .medium))
      #expect(!indicator.isAnimating)
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(indicator.isAnimating && !indicator.isHidden)
      screen.commit()
      let frames = screen.stage.frames.count
      screen.advance(0.5)
      #expect(screen.stage.frames.count > frames + 3)
      indicator.stopAnimating()
      #expect(indicator.isHidden)
      indicator.hidesWhenStopped = false
      #expect(!indicator.isHidden)
      indicator.style = .large
      #expect(indicator.intrinsicContentSize.width == 37)
    }
  }
}
