import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The behavior of controls, as measured on UIKit of iOS 26.1.
  @MainActor struct MeasuredControlTests {
    private let screen = TestScreen()

    // MARK: Buttons

    private func button(_ title: String, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      change(button)
      button.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: button.intrinsicContentSize)
      screen.view.addSubview(button)
      screen.commit()
      return button
    }

    /// Measured: buttons/sizeThatFits.
    @Test func aButtonsSizeIgnoresTheRoom() {
      let button = button("A title of some length")
      #expect(button.sizeThatFits(CGSize(width: 20, height: 5)) == button.intrinsicContentSize)
    }

    /// Measured: buttons/title that doesn't fit.
    @Test func aTitleThatDoesNotFitIsTruncatedInTheMiddle() {
      let button = button("The beginning and the very end")
      button.bounds.size.width = 120
      screen.commit()
      let shown = screen.stage.texts.first { $0.text.contains("…") }?.text
      #expect(shown?.hasPrefix("The") == true && shown?.hasSuffix("end") == true)
    }

    /// Measured: buttons/explicit titleColor(.normal) on a disabled button.
    @Test func aTitlesOwnColorIsKeptWhenDisabled() {
      let button = button("Title") {
        $0.setTitleColor(.red, for: .normal)
        $0.isEnabled = false
      }
      #expect(button.currentTitleColor == .red)
      #expect(button.titleLabel?.textColor == .red)
    }

    // MARK: Other controls

    /// Measured: stepper/defaults.
    @Test func aStepperHasItsDefaults() {
      let stepper = UIStepper()
      #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
      #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat)
      #expect(!stepper.wraps)
    }

    /// Measured: progress view/progress.
    @Test func aProgressViewClampsItsProgress() {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 1.5
      #expect(view.progress == 1)
      view.setProgress(-1, animated: false)
      #expect(view.progress == 0)
    }

    /// Measured: spinner/medium blade, large blade, and opacity of the blades.
    @Test(
      arguments: [(.medium, 2.5, 6.5, 6.75), (.large, 5, 12, 11.5)]
        as [(UIActivityIndicatorView.Style, CGFloat, CGFloat, CGFloat)])
    func aSpinnerHasEightBlades(
      _ style: UIActivityIndicatorView.Style, _ width: CGFloat, _ length: CGFloat,
      _ distance: CGFloat
    ) {
      let spinner = UIActivityIndicatorView(style: style)
      spinner.startAnimating()
      screen.view.addSubview(spinner)
      screen.commit()
      var strengths: [Int] = []
      for case .fill(.roundedRect(let blade, _), .color(let color)) in screen.stage.commands {
        #expect(blade.width == width && blade.height == length && blade.midY == -distance)
        strengths.append(Int((color.alpha * 255).rounded()))
      }
      #expect(strengths.sorted(by: >) == [217, 180, 143, 106, 69, 69, 69, 69])
    }

    /// Measured: refresh control/frame, and beginRefreshing() in code.
    @Test func aRefreshControlStaysAboveTheContent() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 1000)
      let control = UIRefreshControl()
      scroll.refreshControl = control
      screen.view.addSubview(scroll)
      screen.commit()
      #expect(control.frame.minX == 0)
      #expect(control.frame.width == 300 && scroll.subviews.first === control)
      control.beginRefreshing()
      screen.commit()
      #expect(control.isRefreshing && scroll.contentOffset == .zero)
    }
  }
}
