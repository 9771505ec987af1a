import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The guarantees that Apple's declarations of controls give code that uses and subclasses them.
  @MainActor struct ControlSurfaceTests {
    private let screen = TestScreen()

    private func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor? {
      screen.stage.color(at: CGPoint(x: x, y: y)).map {
        UIColor(
          red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: 1)
      }
    }

    private func show<View: UIView>(_ view: View) -> View {
      view.frame.origin = CGPoint(x: 100, y: 300)
      screen.view.addSubview(view)
      screen.commit()
      return view
    }

    /// This initializer with a coder isn't failable in Apple's frameworks, so a subclass's
    /// initializer doesn't need to be either.
    private final class Spinner: UIActivityIndicatorView {
      override init(style: Style) {
        super.init(style: style)
      }

      required init(coder: NSCoder) {
        super.init(coder: coder)
        hidesWhenStopped = false
      }
    }

    @Test func anActivityIndicatorIsAlwaysMadeFromACoder() throws {
      let spinner = Spinner(coder: try NSKeyedUnarchiver(forReadingFrom: Self.archive))
      #expect(!spinner.hidesWhenStopped)
      #expect(!spinner.isHidden)
      #expect(Spinner(style: .large).style == .large)
    }

    private static var archive: Data {
      get throws {
        try NSKeyedArchiver.archivedData(
          withRootObject: "" as NSString, requiringSecureCoding: true)
      }
    }

    @Test(
      arguments: [
        UIControl.State.normal, UIControl.Event.touchDown, UIEdgeInsets.zero, UIOffset.zero,
        NSDirectionalEdgeInsets.zero, UIFontDescriptor.SymbolicTraits.traitBold,
      ] as [any Equatable & Sendable])
    func setsOfOptionsAndInsetsCannotBeKeys(_ value: any Equatable & Sendable) {
      #expect(!(value is any Hashable))
    }

    @Test(
      arguments: [
        UIButton.Configuration.CornerStyle.capsule, UIButton.Configuration.Size.large,
        UIButton.Configuration.TitleAlignment.center, UIButton.Configuration.Indicator.popup,
        UIButton.Configuration.MacIdiomStyle.bordered,
      ] as [any Hashable & Sendable])
    func theChoicesOfAConfigurationHaveNoNumbers(_ value: any Hashable & Sendable) {
      #expect(!(value is any RawRepresentable))
    }

    // MARK: Configurations

    @Test func configurationsWithTheSameValuesAreEqual() {
      func make() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.image = UIImage(systemName: "star")
        configuration.background.strokeWidth = 2
        return configuration
      }
      #expect(make() == make())
      #expect(Set([make(), make(), .plain()]).count == 2)
      #expect(UIButton.Configuration.gray() != .plain())
      for change: (inout UIButton.Configuration) -> Void in [
        { $0.title = "Stop" }, { $0.contentInsets.top += 1 }, { $0.cornerStyle = .capsule },
        { $0.background.cornerRadius = 1 }, { $0.imagePlacement = .top },
        { $0.macIdiomStyle = .borderless },
      ] {
        var changed = make()
        change(&changed)
        #expect(changed != make())
      }
    }

    @Test func copiesShareATransformerAndOthersDoNot() {
      var first = UIBackgroundConfiguration.clear()
      first.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
      let copy = first
      var second = UIBackgroundConfiguration.clear()
      second.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
      #expect(first == copy)
      #expect(first.hashValue == copy.hashValue)
      #expect(first != second)
      first.backgroundColorTransformer = .grayscale
      second.backgroundColorTransformer = .grayscale
      #expect(first == second)
    }

    @Test func aBackgroundCastsItsShadow() {
      var configuration = UIButton.Configuration.filled()
      let plain = configuration.background
      #expect(plain.shadowProperties.opacity == 0 && plain.shadowProperties.color == .black)
      configuration.background.shadowProperties.opacity = 0.5
      configuration.background.shadowProperties.radius = 4
      configuration.background.shadowProperties.offset = CGSize(width: 0, height: 2)
      #expect(configuration.background != plain)
      let button = show(UIButton(configuration: configuration))
      let layer = button.backgroundView?.layer
      #expect(layer?.shadowOpacity == 0.5 && layer?.shadowRadius == 4)
      #expect(layer?.shadowOffset == CGSize(width: 0, height: 2))
      button.configuration?.background.shadowProperties.opacity = 0
      screen.commit()
      #expect(layer?.shadowOpacity == 0)
    }

    // MARK: Stepper

    @Test func theButtonsOfAStepperShowTheImagesOfTheirOwnStates() {
      let stepper = show(UIStepper())
      stepper.setBackgroundImage(image(.green), for: .normal)
      stepper.setBackgroundImage(image(.red), for: .highlighted)
      stepper.setDividerImage(
        image(.blue, 2), forLeftSegmentState: .normal, rightSegmentState: .normal)
      screen.commit()
      #expect(color(105, 305) == .green)
      #expect(color(190, 305) == .green)
      #expect(color(147, 316) == .blue)
      screen.touch(.began, at: CGPoint(x: 185, y: 316))
      screen.commit()
      #expect(color(105, 305) == .green)
      #expect(color(190, 305) == .red)
      screen.touch(.ended, at: CGPoint(x: 185, y: 316))
      #expect(stepper.backgroundImage(for: .highlighted) != nil)
      #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil)
      #expect(
        stepper.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal) == nil)
    }

    // MARK: Segmented control

    @Test func contentIsMovedByThePlaceOfItsSegment() {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 0, vertical: 5), forSegmentType: .any, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
      let segments = control.subviews.compactMap { $0 as? SegmentView }
      #expect(
        segments.map(\.adjustment) == [
          UIOffset(horizontal: 3, vertical: 0), UIOffset(horizontal: 0, vertical: 5),
          UIOffset(horizontal: 0, vertical: 5),
        ])
      #expect(
        control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal
          == 3)
      #expect(
        control.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default) == .zero)
    }

    @Test func imagesOfASegmentedControlAreKeptByStateAndMetrics() {
      let control = UISegmentedControl(items: ["One"])
      let background = image(.red)
      control.setBackgroundImage(background, for: .selected, barMetrics: .default)
      control.setDividerImage(
        background, forLeftSegmentState: .selected, rightSegmentState: .normal,
        barMetrics: .compact)
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) === background)
      #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
      #expect(
        control.dividerImage(
          forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .compact)
          === background)
      #expect(
        control.dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .compact) == nil)
    }

    // MARK: Page control

    private func pages() -> UIPageControl {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.sizeToFit()
      return pages
    }

    @Test func thePagesOfAVerticalControlFollowFromTopToBottom() {
      let pages = pages()
      let size = pages.size(forNumberOfPages: 3)
      pages.direction = .topToBottom
      #expect(
        pages.size(forNumberOfPages: 3) == CGSize(width: size.height, height: size.width))
      pages.sizeToFit()
      _ = show(pages)
      screen.tap(at: CGPoint(x: pages.frame.midX, y: pages.frame.maxY - 5))
      #expect(pages.currentPage == 1)
      pages.direction = .bottomToTop
      screen.tap(at: CGPoint(x: pages.frame.midX, y: pages.frame.maxY - 5))
      #expect(pages.currentPage == 0)
    }

    @Test func imagesReplaceTheDots() {
      let pages = pages()
      pages.pageIndicatorTintColor = .red
      pages.currentPageIndicatorTintColor = .green
      pages.preferredIndicatorImage = image(.black, 12)
      pages.setIndicatorImage(image(.black, 20), forPage: 2)
      pages.sizeToFit()
      #expect(pages.indicatorImage(forPage: 2)?.size.width == 20)
      #expect(pages.indicatorImage(forPage: 1) == nil)
      // The distance between indicators is the width of the widest image plus a gap. Corners show
      // that they aren't dots.
      let pitch =
        (pages.size(forNumberOfPages: 3).width - pages.size(forNumberOfPages: 1).width) / 2
      #expect(pitch == 29)
      let middle = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
      let drawn = UIImage.drawn(pages.bounds.size) { _ in pages.draw(pages.bounds) }
      #expect(drawn.color(atX: middle.x - pitch + 4, y: middle.y + 4) == .green)
      #expect(drawn.color(atX: middle.x + 4, y: middle.y + 4) == .red)
      #expect(drawn.color(atX: middle.x + pitch + 8, y: middle.y + 8) == .red)
      pages.preferredCurrentPageIndicatorImage = image(.black, 20)
      let changed = UIImage.drawn(pages.bounds.size) { _ in pages.draw(pages.bounds) }
      #expect(changed.color(atX: middle.x - pitch + 8, y: middle.y + 8) == .green)
    }
  }
}
