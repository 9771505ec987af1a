import Testing
import UIKit

extension OnScreen {
  @MainActor struct IntrinsicSizeTests {
    @Test func aPlainViewHasNone() {
      #expect(
        UIView().intrinsicContentSize
          == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func aSwitchIs51By31() {
      let toggle = UISwitch()
      let aligned = toggle.alignmentRect(forFrame: toggle.bounds).size
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
      #expect(toggle.intrinsicContentSize == aligned)
      #expect(UISwitch(frame: CGRect(x: 5, y: 5, width: 1, height: 1)).bounds.width == 51)
    }

    @Test func aStepperIs94By32() {
      #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    }

    @Test func anImageViewIsAsLargeAsItsImage() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 34)).image { _ in }
      #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 12, height: 34))
      #expect(UIImageView(image: image).bounds.size == CGSize(width: 12, height: 34))
    }

    @Test func activityIndicatorsAre20And37() {
      #expect(
        UIActivityIndicatorView(style: .medium).intrinsicContentSize
          == CGSize(width: 20, height: 20))
      #expect(
        UIActivityIndicatorView(style: .large).intrinsicContentSize
          == CGSize(width: 37, height: 37))
    }

    @Test func barsHaveTheirHeights() {
      #expect(UINavigationBar().intrinsicContentSize.height == 44)
      #expect(UIProgressView().intrinsicContentSize.height == 4)
      #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func invalidatingLaysOutAnew() {
      let screen = TestScreen()
      let view = FixedView(30, 40)
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.bounds.size == CGSize(width: 30, height: 40))
      view.size = CGSize(width: 70, height: 10)
      screen.commit()
      #expect(view.bounds.size == CGSize(width: 70, height: 10))
    }

    @Test func sizeToFitTakesTheFittingSize() {
      let label = UILabel()
      label.text = "Some text"
      label.sizeToFit()
      #expect(label.bounds.size == label.intrinsicContentSize)
      #expect(label.bounds.height > 20 && label.bounds.height < 22)
    }

    @Test func layoutSubviewsIsCalledOncePerTurnHoweverOftenItIsAskedFor() {
      let screen = TestScreen()
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(view)
      screen.commit()
      view.count = 0
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.count == 0)
      screen.commit()
      #expect(view.count == 1)
      view.layoutIfNeeded()
      #expect(view.count == 1)
      view.bounds.size.width = 20
      view.layoutIfNeeded()
      #expect(view.count == 2)
    }

    private final class CountingView: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }

    /// A view that sets the contents of its subviews in each layout pass, as in many apps.
    private final class SettingView: UIView {
      var count = 0
      var fontSize: CGFloat = 20
      let label = UILabel()
      let button = UIButton(type: .system)
      let field = UITextField()

      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        label.attributedText = NSAttributedString(string: "9 of hearts")
        label.font = .systemFont(ofSize: fontSize)
        button.setTitle("Deal", for: .normal)
        button.tintColor = .red
        field.text = "Name"
      }
    }

    /// Shows such a view at a position that constraints determine.
    private func showSettingView(on screen: TestScreen) -> SettingView {
      let view = SettingView()
      for part in [view.label, view.button, view.field] { view.addSubview(part) }
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      return view
    }

    @Test func settingTheSameContentDuringLayoutAsksForNoFurtherLayout() {
      let screen = TestScreen()
      let view = showSettingView(on: screen)
      screen.commit()
      view.count = 0
      view.setNeedsLayout()
      screen.commit()
      #expect(view.count == 1)
    }

    @Test func contentThatGrowsDuringLayoutHasItsNewSize() {
      let screen = TestScreen()
      let view = showSettingView(on: screen)
      view.label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      screen.commit()
      view.count = 0
      view.fontSize = 30
      view.setNeedsLayout()
      screen.commit()
      #expect(abs(view.label.bounds.width - view.label.intrinsicContentSize.width) < 0.5)
      #expect(view.label.bounds.height > 30 && view.count <= 3)
    }

    /// A table that's as tall as its rows, which many apps have in a scroll view.
    private final class WholeTable: UITableView {
      override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
      }

      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }

    @Test func aViewMayLayItselfOutToSayHowLargeItIs() {
      let screen = TestScreen()
      let table = WholeTable()
      let source = TableSource([["One", "Two", "Three"]])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.rowHeight = 50
      table.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ])
      screen.commit()
      #expect(table.frame == CGRect(x: 0, y: 100, width: 393, height: 150))
      source.sections = [["One"]]
      table.reloadData()
      screen.commit()
      #expect(table.frame.height == 50 && table.visibleCells.count == 1)
    }

    /// Xcode saves the progress view with these sizes: if the bar is 10 points high, the view is 11
    /// points high.
    @Test func aProgressBarForToolbarsReachesBelowItsAlignment() {
      let bar = UIProgressView(progressViewStyle: .bar)
      let plain = UIProgressView(progressViewStyle: .default)
      let stack = UIStackView(arrangedSubviews: [bar, plain, UIView()])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      for view in [bar, plain] { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
      stack.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 100, height: 11))
      #expect(plain.frame == CGRect(x: 0, y: 10, width: 100, height: 10))
    }
  }
}
