import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// What Apple documents about controls and controllers and Quince doesn't do yet; each test fails on the day that it does.
  @MainActor struct ControlDifferenceTests {
    private let screen = TestScreen()

    @Test func aProgressViewFollowsItsProgress() {
      let view = UIProgressView(progressViewStyle: .default)
      let progress = Progress(totalUnitCount: 10)
      view.observedProgress = progress
      progress.completedUnitCount = 5
      screen.commit()
      withKnownIssue("UIProgressView.observedProgress") { #expect(view.progress == 0.5) }
    }

    @Test func moreThanFiveTabsAreBehindMore() {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<7).map { _ in UIViewController() }
      let screen = TestScreen(root: tabs)
      screen.commit()
      withKnownIssue("UITabBarController.moreNavigationController") {
        #expect(tabs.tabBar.items?.count == 5)
      }
    }

    @Test func aTextIsMadeSmallerToFit() {
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = 0.25
      let text = "A text that is far too long" as NSString
      _ = text.boundingRect(
        with: CGSize(width: 100, height: 20), options: [.usesLineFragmentOrigin],
        attributes: [.font: UIFont.systemFont(ofSize: 20)], context: context)
      withKnownIssue("NSStringDrawingContext.minimumScaleFactor") {
        #expect(context.actualScaleFactor < 1)
      }
    }

    @Test func cellsMakeRoomForTheirContent() {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
      let source = GridSource([["one"]])
      grid.register(WideCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      withKnownIssue("UICollectionViewFlowLayout.estimatedItemSize") {
        #expect(grid.visibleCells.first?.frame.width == 123)
      }
    }
  }
}

/// A cell whose constraints ask for a width of 123 points.
private final class WideCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 123),
      view.heightAnchor.constraint(equalToConstant: 45),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
