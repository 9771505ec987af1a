import Testing
import UIKit

extension OnScreen {
  @MainActor struct StackViewTests {
    private let screen = TestScreen()

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView { FixedView(width, height) }

    private func stack(
      _ views: [UIView], width: CGFloat = 300, height: CGFloat = 100,
      _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      change(stack)
      stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
      screen.view.addSubview(stack)
      stack.layoutIfNeeded()
      return stack
    }

    private func xs(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }
    private func widths(_ stack: UIStackView) -> [CGFloat] {
      stack.arrangedSubviews.map(\.bounds.width)
    }

    @Test func fillGivesTheRestToTheOneThatHugsLeast() {
      let (first, second) = (box(50, 20), box(50, 20))
      second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let stack = stack([first, second]) { $0.spacing = 10 }
      #expect(widths(stack) == [50, 240])
      #expect(xs(stack) == [0, 60])
      #expect(first.bounds.height == 100)
    }

    private func button(_ title: String?, image: String? = nil) -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      configuration.image = image.flatMap { UIImage(systemName: $0) }
      return UIButton(configuration: configuration)
    }

    private func label(_ text: String, lines: Int) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }

    /// Interface Builder lays out a row of buttons with configurations in this way.
    @Test func textsThatMayWrapShareARowEvenly() {
      let row = stack(["1", "22", "three", "C"].map { button($0) }, width: 350)
      #expect(widths(row).allSatisfy { abs($0 - 87.5) < 0.5 })
      let labels = stack([label("User:", lines: 0), label("kes", lines: 0)], width: 374) {
        $0.spacing = 8
      }
      #expect(widths(labels) == [183, 183])
    }

    @Test func aRowThatNothingStretchesGivesAllTextsTheWidestOnesWidth() {
      let buttons = ["Cheese", "Sausage", "Pepper"].map { button($0) }
      let widest = buttons.map(\.intrinsicContentSize.width).max() ?? 0
      let row = UIStackView(arrangedSubviews: buttons)
      row.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(row)
      screen.commit()
      #expect(widths(row).allSatisfy { abs($0 - widest) < 0.5 })
    }

    @Test func aSingleTextThatMayWrapLeavesOthersTheirWidths() {
      let (picture, titled) = (button(nil, image: "star"), button("Order Now"))
      picture.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
      let row = stack([picture, titled])
      #expect(abs(picture.bounds.width - picture.intrinsicContentSize.width) < 0.5)
      picture.configuration?.title = "Basket"
      row.layoutIfNeeded()
      #expect(widths(row) == [150, 150])
      picture.configuration?.title = nil
      row.layoutIfNeeded()
      #expect(picture.bounds.width < 100)
      let labels = stack([label("User:", lines: 1), label("kes", lines: 0)])
      labels.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
      labels.layoutIfNeeded()
      #expect(widths(labels)[0] < 100)
      (labels.arrangedSubviews[0] as? UILabel)?.numberOfLines = 0
      labels.layoutIfNeeded()
      #expect(widths(labels) == [150, 150])
    }

    private func column(_ views: [UIView]) -> UIStackView {
      let column = UIStackView(arrangedSubviews: views)
      column.axis = .vertical
      return column
    }

    /// Interface Builder lays out the columns of a calculator in this way.
    @Test func columnsOfTextsThatMayWrapShareARowEvenly() {
      let columns = [["7", "4"], ["8888", "5"], ["9", "equals"]].map {
        column($0.map { button($0) })
      }
      let row = stack(columns, width: 330) { $0.spacing = 15 }
      #expect(widths(row) == [100, 100, 100])
    }

    @Test func aTextThatHugsWhatItSaysLeavesTheRestOfARowToAColumn() {
      let texts = column([
        label("Title", lines: 1), label("Words that go on for a while", lines: 0),
      ])
      let add = button("Add")
      add.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = stack([texts, add])
      #expect(abs(add.bounds.width - add.intrinsicContentSize.width) < 1)
      #expect(texts.bounds.width > 200 && widths(row).reduce(0, +) == 300)
    }

    @Test func aColumnSharesARowFromWhenATextInItMayWrap() {
      let name = label("User:", lines: 1)
      name.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
      let names = column([name])
      let row = stack([names, column([button("Order")])])
      #expect(names.bounds.width < 100)
      name.numberOfLines = 0
      row.layoutIfNeeded()
      #expect(widths(row) == [150, 150])
      name.numberOfLines = 1
      row.layoutIfNeeded()
      #expect(names.bounds.width < 100)
      names.addArrangedSubview(button("OK"))
      row.layoutIfNeeded()
      #expect(widths(row) == [150, 150])
    }

    @Test func fillEquallyGivesAllTheSameSize() {
      let stack = stack([box(10, 20), box(90, 20), box(1, 1)]) {
        $0.distribution = .fillEqually
        $0.spacing = 15
      }
      #expect(widths(stack) == [90, 90, 90])
    }

    @Test func fillProportionallyKeepsTheRatioOfIntrinsicSizes() {
      let stack = stack([box(20, 20), box(40, 20)]) { $0.distribution = .fillProportionally }
      #expect(abs(widths(stack)[0] - 100) < 1)
      #expect(abs(widths(stack)[1] - 200) < 1)
    }

    /// Interface Builder has laid out such stack views in this way, rounded to half points.
    @Test(arguments: [
      (1.0, 234.0, [30.0, 30], [115.0, 118]),
      (4, 62, [20.33, 20.33, 20.33], [18.33, 18.33, 17.33]),
      (0, 374, [57, 76, 79], [100.5, 134, 139.5]),
    ])
    func fillProportionallyCountsTheSpacing(
      spacing: CGFloat, length: CGFloat, contents: [CGFloat], expected: [CGFloat]
    ) {
      let stack = stack(contents.map { box($0, 20) }, width: length) {
        $0.distribution = .fillProportionally
        $0.spacing = spacing
      }
      for (width, wanted) in zip(widths(stack), expected) { #expect(abs(width - wanted) < 0.5) }
    }

    @Test func fillProportionallyCountsWhatIsInAStackView() {
      let inner = UIStackView(arrangedSubviews: [box(34, 20)])
      let stack = stack([box(34, 20), inner]) { $0.distribution = .fillProportionally }
      #expect(widths(stack) == [150, 150])
    }

    @Test func fillProportionallyGivesWayToWhatIsRequired() {
      let boxes = [box(57, 20), box(76, 20), box(79, 20)]
      let stack = stack(boxes, width: 374) {
        $0.distribution = .fillProportionally
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
      }
      for (width, wanted) in zip(widths(stack), [100.5, 173, 100.5]) {
        #expect(abs(width - wanted) < 0.5)
      }
    }

    @Test func equalSpacingKeepsSizesAndSpreadsTheGaps() {
      let stack = stack([box(50, 20), box(30, 20), box(20, 20)]) { $0.distribution = .equalSpacing }
      #expect(widths(stack) == [50, 30, 20])
      #expect(xs(stack) == [0, 150, 280])
    }

    @Test func equalCenteringSpreadsTheMiddles() {
      let stack = stack([box(20, 20), box(60, 20), box(20, 20)]) {
        $0.distribution = .equalCentering
      }
      let middles = stack.arrangedSubviews.map(\.center.x)
      #expect(abs((middles[1] - middles[0]) - (middles[2] - middles[1])) < 0.5)
      #expect(widths(stack) == [20, 60, 20])
    }

    @Test(arguments: [
      (UIStackView.Alignment.fill, 0.0, 100.0), (.top, 0, 20), (.center, 40, 20), (.bottom, 80, 20),
    ])
    func alignmentPlacesAcrossTheAxis(
      _ alignment: UIStackView.Alignment, _ y: CGFloat, _ height: CGFloat
    ) {
      let stack = stack([box(300, 20)]) { $0.alignment = alignment }
      #expect(stack.arrangedSubviews[0].frame.minY == y)
      #expect(stack.arrangedSubviews[0].bounds.height == height)
    }

    @Test func baselinesAreAlignedWhereAsked() {
      let (small, large) = (UILabel(), UILabel())
      small.font = .systemFont(ofSize: 10)
      large.font = .systemFont(ofSize: 40)
      small.text = "a"
      large.text = "a"
      _ = stack([small, large]) { $0.alignment = .firstBaseline }
      let first = small.frame.minY + small.font.ascender
      let second = large.frame.minY + large.font.ascender
      #expect(abs(first - second) < 1)
    }

    @Test func aHiddenViewTakesNoRoomAndStaysArranged() {
      let views = [box(50, 20), box(60, 20), box(70, 20)]
      let stack = stack(views) {
        $0.distribution = .equalSpacing
        $0.alignment = .leading
      }
      views[1].isHidden = true
      stack.layoutIfNeeded()
      #expect(views[2].frame.minX == 230)
      #expect(stack.arrangedSubviews.count == 3)
      views[1].isHidden = false
      stack.layoutIfNeeded()
      #expect(views[1].frame.minX == 110)
    }

    @Test func customSpacingHoldsAfterOneView() {
      let views = [box(50, 20), box(50, 20), box(50, 20)]
      views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let stack = stack(views) {
        $0.spacing = 8
        $0.setCustomSpacing(30, after: views[0])
      }
      #expect(xs(stack) == [0, 80, 138])
      #expect(stack.customSpacing(after: views[0]) == 30)
      #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      stack.layoutIfNeeded()
      #expect(xs(stack) == [0, 58, 116])
    }

    /// The larger the upper text is, the lower the baseline of the text below it is.
    @Test func systemSpacingBetweenBaselinesGrowsWithTheText() {
      func distance(ofSize size: CGFloat) -> CGFloat {
        let labels = ["Upper", "Lower"].map { text in
          let label = UILabel()
          label.text = text
          label.font = .systemFont(ofSize: size)
          return label
        }
        let stack = stack(labels, width: 200, height: 300) {
          $0.axis = .vertical
          $0.alignment = .leading
          $0.isBaselineRelativeArrangement = true
          $0.spacing = UIStackView.spacingUseSystem
        }
        stack.addArrangedSubview(UIView())
        stack.layoutIfNeeded()
        return labels[1].frame.minY - labels[0].frame.minY
      }
      #expect(abs(distance(ofSize: 17) - 1.2 * UIFont.systemFont(ofSize: 17).lineHeight) < 1)
      #expect(abs(distance(ofSize: 34) - 1.2 * UIFont.systemFont(ofSize: 34).lineHeight) < 1)
    }

    @Test func removingFromTheArrangementKeepsTheSubview() {
      let views = [box(50, 20), box(50, 20)]
      let stack = stack(views)
      stack.removeArrangedSubview(views[0])
      #expect(stack.arrangedSubviews == [views[1]])
      #expect(views[0].superview === stack)
      views[1].removeFromSuperview()
      #expect(stack.arrangedSubviews.isEmpty)
      stack.insertArrangedSubview(views[1], at: 0)
      stack.addArrangedSubview(views[0])
      stack.insertArrangedSubview(views[0], at: 0)
      #expect(stack.arrangedSubviews == [views[0], views[1]])
    }

    @Test func marginsCountWhereAsked() {
      let stack = stack([box(50, 20)]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.insetsLayoutMarginsFromSafeArea = false
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    }

    @Test func aVerticalStackIsAsTallAsItsViews() {
      let stack = UIStackView(arrangedSubviews: [box(50, 20), box(80, 30)])
      stack.axis = .vertical
      stack.spacing = 5
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 80, height: 55))
    }

    @Test func stacksNest() {
      let inner = UIStackView(arrangedSubviews: [box(30, 10), box(30, 10)])
      inner.spacing = 4
      let outer = stack([box(100, 10), inner], width: 200, height: 60) {
        $0.axis = .vertical
        $0.alignment = .center
        $0.distribution = .equalSpacing
      }
      #expect(inner.frame == CGRect(x: 68, y: 50, width: 64, height: 10))
      #expect(outer.arrangedSubviews[0].frame.minX == 50)
    }

    @Test func rightToLeftBeginsAtTheRight() {
      let views = [box(50, 20), box(50, 20)]
      _ = stack(views) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.distribution = .equalSpacing
      }
      #expect(views[0].frame.maxX == 300)
      #expect(views[1].frame.minX == 0)
    }
  }
}
