import Testing
import UIKit

extension OnScreen {
  /// Safe areas, margins, stack views, and constraints, as measured on UIKit of iOS 26.1.
  @MainActor struct MeasuredLayoutTests {
    private let screen = TestScreen(.iPhoneSE)
    private let controller = UIViewController()
    private var parent: UIView { controller.view }

    /// A parent of 320 by 480 points that has insets, away from the screen's.
    private func showParent(_ insets: UIEdgeInsets) {
      screen.root.addChild(controller)
      parent.frame = CGRect(x: 20, y: 100, width: 320, height: 480)
      screen.view.addSubview(parent)
      controller.additionalSafeAreaInsets = insets
      screen.commit()
      #expect(parent.safeAreaInsets == insets)
    }

    private func child(_ frame: CGRect) -> UIView {
      let child = UIView(frame: frame)
      parent.addSubview(child)
      screen.commit()
      return child
    }

    // MARK: Safe areas and margins

    /// Measured: safe area and margins/propagation, each edge, and parent 320x480 with
    /// (44,10,34,12).
    @Test(
      arguments: [
        ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
        ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
        ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
        ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
        ([0, 500, 100, 50], [0, 10, 34, 0]),
      ] as [([CGFloat], [CGFloat])])
    func aChildHasThePartOfTheInsetsThatReachesIt(_ frame: [CGFloat], _ insets: [CGFloat]) {
      showParent(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      let view = child(CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      #expect(
        view.safeAreaInsets
          == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }

    private final class Noting: UIView {
      var log: [String] = []
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        log.append("margins")
      }
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.append("safe area")
      }
    }

    /// Measured: safe area and margins/order of the messages.
    @Test func marginsChangeBeforeTheSafeArea() {
      showParent(.zero)
      let view = Noting(frame: parent.bounds)
      parent.addSubview(view)
      screen.commit()
      view.log = []
      controller.additionalSafeAreaInsets.top = 10
      screen.commit()
      #expect(view.log == ["margins", "safe area"])
      screen.commit()
      #expect(view.log.count == 2)
    }

    /// Measured: safe area and margins/layoutMargins, and additionalSafeAreaInsets.
    @Test func marginsAreAddedToTheSafeArea() {
      showParent(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      let view = child(parent.bounds)
      #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// Measured: safe area and margins/preservesSuperviewLayoutMargins.
    @Test func theSuperviewsMarginsReachAChildThatPreservesThem() {
      showParent(.zero)
      let outer = child(CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      inner.preservesSuperviewLayoutMargins = true
      outer.addSubview(inner)
      screen.commit()
      #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    /// Measured: safe area and margins/window of 393x852.
    @Test func aWindowHasThePhonesInsets() {
      let phone = TestScreen()
      #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    // MARK: Stack views

    private func row(
      _ views: [UIView], width: CGFloat, distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
      for view in views where view is FixedView {
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 8
      stack.distribution = distribution
      stack.frame = CGRect(x: 0, y: 100, width: width, height: 40)
      screen.view.addSubview(stack)
      screen.commit()
      return stack
    }

    private func texts(_ widths: CGFloat...) -> [UIView] { widths.map { FixedView($0, 20) } }

    private func expect(
      _ stack: UIStackView, at places: [CGFloat], widths: [CGFloat],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let frames = stack.arrangedSubviews.map(\.frame)
      #expect(
        zip(frames, places).allSatisfy { abs($0.minX - $1) <= 0.5 }, "\(frames)",
        sourceLocation: sourceLocation)
      #expect(
        zip(frames, widths).allSatisfy { abs($0.width - $1) <= 0.25 }, "\(frames)",
        sourceLocation: sourceLocation)
    }

    /// Measured: stack views/[28, plain view, 37.5] in 300, spacing 8. The measured origins are
    /// rounded to points.
    @Test func aPlainViewIsStretched() {
      let texts = texts(28, 37.5)
      expect(
        row([texts[0], UIView(), texts[1]], width: 300), at: [0, 36, 263],
        widths: [28, 218.5, 37.5])
    }

    /// Measured: stack views/[29.5, 29, 41.5] in 300, spacing 8.
    @Test func theFirstOfEqualViewsIsStretched() {
      expect(
        row(texts(29.5, 29, 41.5), width: 300), at: [0, 222, 259], widths: [213.5, 29, 41.5])
    }

    /// Measured: stack views/[76.5, 94] in 120, spacing 8.
    @Test func theFirstOfEqualViewsIsCompressed() {
      expect(row(texts(76.5, 94), width: 120), at: [0, 26], widths: [18, 94])
    }

    /// Measured: stack views/[29.5, plain, 29, plain, 41.5] in 300.
    @Test func theLastOfTwoPlainViewsIsStretched() {
      let texts = texts(29.5, 29, 41.5)
      expect(
        row([texts[0], UIView(), texts[1], UIView(), texts[2]], width: 300),
        at: [0, 38, 46, 83, 259], widths: [29.5, 0, 29, 168, 41.5])
    }

    /// Measured: stack views/fillEqually 4 in 320, spacing 8, third hidden.
    @Test func aHiddenViewLeavesItsShareToTheOthers() {
      let views = (0..<4).map { _ in UIView() }
      views[2].isHidden = true
      let stack = row(views, width: 320, distribution: .fillEqually)
      let frames = [0, 1, 3].map { stack.arrangedSubviews[$0].frame }
      #expect(zip(frames, [0, 109, 219]).allSatisfy { abs($0.minX - $1) <= 0.5 })
      #expect(frames.allSatisfy { abs($0.width - 101.5) <= 0.5 })
      #expect(stack.arrangedSubviews[2].frame.width == 0)
    }

    // MARK: Constraints

    /// The width that constraints give a view.
    private func width(with constraints: (NSLayoutDimension) -> [NSLayoutConstraint]) -> CGFloat {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate(constraints(view.widthAnchor))
      screen.commit()
      return view.bounds.width
    }

    private func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }

    /// Measured: Auto Layout/60 at 750 against 140 at 749.
    @Test func theHigherPriorityWins() {
      let width = width { anchor in
        [
          at(750, anchor.constraint(equalToConstant: 60)),
          at(749, anchor.constraint(equalToConstant: 140)),
        ]
      }
      #expect(width == 60)
    }

    /// Measured: Auto Layout/30 at 999 against >= 90 required.
    @Test func aRequiredInequalityWins() {
      let width = width { anchor in
        [
          at(999, anchor.constraint(equalToConstant: 30)),
          at(1000, anchor.constraint(greaterThanOrEqualToConstant: 90)),
        ]
      }
      #expect(width == 90)
    }

    /// Measured: Auto Layout/80...200 required, 300 at 500, and 10 at 500.
    @Test(arguments: [(300, 200), (10, 80)] as [(CGFloat, CGFloat)])
    func anOptionalConstraintReachesAsFarAsTheRequiredOnesAllow(
      _ wanted: CGFloat, _ result: CGFloat
    ) {
      let width = width { anchor in
        [
          at(1000, anchor.constraint(greaterThanOrEqualToConstant: 80)),
          at(1000, anchor.constraint(lessThanOrEqualToConstant: 200)),
          at(500, anchor.constraint(equalToConstant: wanted)),
        ]
      }
      #expect(width == result)
    }

    /// Measured: Auto Layout/three equal widths in 280, with 3 pixels per point.
    @Test func equalWidthsShareTheRoom() {
      let phone = TestScreen()
      let views = (0..<3).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 100, width: 280, height: 40)
      phone.view.addSubview(stack)
      phone.commit()
      #expect(views.allSatisfy { abs($0.bounds.width - 93.333) < 0.34 })
      #expect(abs(views[2].frame.maxX - 280) < 0.01)
    }

    /// Measured: Auto Layout/a constraint between views is installed on, and child of a view at x
    /// 199.5.
    @Test func constraintsAreInstalledOnTheCommonAncestor() {
      let (one, two) = (UIView(), UIView())
      let holder = UIView(frame: CGRect(x: 199.5, y: 0, width: 100, height: 100))
      screen.view.addSubview(holder)
      for view in [one, two] {
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
      }
      let between = one.leftAnchor.constraint(equalTo: two.rightAnchor)
      let single = one.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        between, single, two.widthAnchor.constraint(equalToConstant: 20),
        two.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 5),
      ])
      #expect(holder.constraints.contains(between) && one.constraints.contains(single))
      screen.commit()
      #expect(one.frame.minX == 25 && two.frame.minX == 5)
    }
  }
}
