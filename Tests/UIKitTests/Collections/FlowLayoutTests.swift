import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The rules of flow layouts, and of their subclasses in apps.
  @MainActor struct FlowLayoutTests {
    private let screen = TestScreen()

    @Test func aSizeThatIsSetLeavesTheCenterWhereItIs() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.center = CGPoint(x: 100, y: 50)
      attributes.size = CGSize(width: 40, height: 20)
      #expect(attributes.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
      attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(attributes.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
    }

    private final class Flow: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      var snaps = false

      override class var layoutAttributesClass: AnyClass { Tinted.self }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let found = super.layoutAttributesForElements(in: rect)
        for case let attributes as Tinted in found ?? [] {
          attributes.tint = CGFloat(attributes.indexPath.item)
        }
        return found
      }

      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        guard snaps else { return proposedContentOffset }
        return CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110)
      }
    }

    private final class Tinted: UICollectionViewLayoutAttributes {
      var tint: CGFloat = -1

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }

    private final class TintCell: UICollectionViewCell {
      var tint: CGFloat = -1

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tint = (layoutAttributes as? Tinted)?.tint ?? -1
      }
    }

    /// A cell whose constraints require a width of 10 points times its item's number, plus 23
    /// points.
    private final class SizedCell: UICollectionViewCell {
      var width: NSLayoutConstraint?

      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        width = view.widthAnchor.constraint(equalToConstant: 23)
        NSLayoutConstraint.activate([
          width!, view.heightAnchor.constraint(equalToConstant: 31),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class SizedSource: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 40 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.width?.constant = 23 + CGFloat(indexPath.item % 10) * 10
        return cell
      }
    }

    private func grid(
      _ layout: UICollectionViewFlowLayout, _ source: any UICollectionViewDataSource,
      _ type: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> UICollectionView {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
      grid.register(type, forCellWithReuseIdentifier: "cell")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      screen.view.addSubview(grid)
      return grid
    }

    private func frame(_ grid: UICollectionView, _ item: Int) -> CGRect {
      grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }

    @Test func theLastLineKeepsTheColumnsOfThoseAbove() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 50)
      let source = GridSource([(0..<5).map(String.init)])
      let grid = grid(layout, source)
      screen.commit()
      #expect((0..<5).map { frame(grid, $0).minX } == [0, 115, 230, 0, 115])
      #expect(frame(grid, 3).minY == 60)
    }

    @Test func anItemThatIsAloneInEachLineIsCentered() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 50)
      let source = GridSource([["a", "b"]])
      let grid = grid(layout, source)
      screen.commit()
      #expect(frame(grid, 0).minX == 60 && frame(grid, 1).minX == 60)
    }

    @Test func cellsSizeThemselvesWhereTheirSizeIsEstimated() throws {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let source = SizedSource()
      let grid = grid(layout, source, SizedCell.self)
      screen.commit()
      #expect(frame(grid, 0).size == CGSize(width: 23, height: 31))
      #expect(frame(grid, 4).size == CGSize(width: 63, height: 31))
      // 23 + 33 + 43 + 53 + 63 and four spaces of 10 leave 65 points of 320, too few for 73.
      #expect(abs(frame(grid, 4).maxX - 320) < 0.01 && frame(grid, 5).minY == 41)
      #expect(grid.visibleCells.first?.frame.size == CGSize(width: 23, height: 31))
    }

    @Test func aCellMayPreferOtherAttributes() {
      final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          let own = super.preferredLayoutAttributesFitting(layoutAttributes)
          own.size.height = 77
          return own
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 20)
      let source = GridSource([["a", "b"]])
      let grid = grid(layout, source, TallCell.self)
      screen.commit()
      #expect(frame(grid, 0) == CGRect(x: 0, y: 0, width: 320, height: 77))
      #expect(frame(grid, 1).minY == 87)
    }

    @Test func insetsMayBeMeasuredFromTheMargins() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.sectionInset.left = 5
      let source = GridSource([["a"]])
      let grid = grid(layout, source)
      grid.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      screen.commit()
      #expect(frame(grid, 0).minX == 5)
      layout.sectionInsetReference = .fromLayoutMargins
      screen.commit()
      #expect(frame(grid, 0).minX == 35)
    }

    @Test func attributesAreOfTheLayoutsClass() throws {
      let source = GridSource([["a", "b", "c"]])
      let grid = grid(Flow(), source, TintCell.self)
      screen.commit()
      let cell = try #require(grid.cellForItem(at: IndexPath(item: 2, section: 0)) as? TintCell)
      #expect(cell.tint == 2)
    }

    @Test func theLayoutSaysWhereScrollingComesToRest() {
      let layout = Flow()
      layout.itemSize = CGSize(width: 320, height: 100)
      layout.snaps = true
      let source = GridSource([(0..<40).map(String.init)])
      let grid = grid(layout, source)
      screen.commit()
      screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
      screen.advance(5)
      #expect(grid.contentOffset.y > 0)
      #expect(abs(grid.contentOffset.y.remainder(dividingBy: 110)) < 0.01)
    }

    @Test func aLayoutIsInvalidatedWithItsOwnContexts() throws {
      let layout = Flow()
      let source = GridSource([(0..<40).map(String.init)])
      let grid = grid(layout, source)
      screen.commit()
      layout.contexts = []
      grid.reloadData()
      let context = try #require(
        layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext)
      #expect(context.invalidateEverything && context.invalidateDataSourceCounts)
      screen.commit()
      layout.contexts = []
      grid.frame.size.width = 200
      let resized = try #require(
        layout.contexts.first as? UICollectionViewFlowLayoutInvalidationContext)
      #expect(!resized.invalidateEverything && resized.invalidateFlowLayoutDelegateMetrics)
    }

    @Test func aLayoutThatSetsItselfUpWhilePreparingComesToRest() {
      final class Columns: UICollectionViewFlowLayout {
        var timesPrepared = 0
        override func prepare() {
          timesPrepared += 1
          itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 4 - 10, height: 40)
          super.prepare()
        }
      }
      let layout = Columns()
      let source = GridSource([(0..<4).map(String.init)])
      let grid = grid(layout, source)
      screen.commit()
      #expect(frame(grid, 3).minY == 0 && frame(grid, 3).width == 70)
      let times = layout.timesPrepared
      screen.advance(1)
      #expect(layout.timesPrepared == times)
    }

    @Test func decorationViewsComeFromTheLayout() throws {
      final class Panel: UICollectionReusableView {}
      final class Decorated: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect)
          -> [UICollectionViewLayoutAttributes]?
        {
          let panel = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "panel", with: IndexPath(item: 0, section: 0))
          panel.frame = CGRect(x: 0, y: 0, width: 320, height: 70)
          return (super.layoutAttributesForElements(in: rect) ?? []) + [panel]
        }
      }
      let layout = Decorated()
      layout.register(Panel.self, forDecorationViewOfKind: "panel")
      let source = GridSource([["a"]])
      let grid = grid(layout, source)
      screen.commit()
      let panel = try #require(grid.subviews.first { $0 is Panel })
      #expect(panel.frame.height == 70)
      let cell = try #require(grid.visibleCells.first)
      let places = grid.subviews.enumerated().filter { $1 === panel || $1 === cell }
      #expect(places.map(\.element) == [panel, cell])
    }

    @Test func aChangeOfTheLayoutIsAnimated() throws {
      let layout = UICollectionViewFlowLayout()
      let source = GridSource([(0..<3).map(String.init)])
      let grid = grid(layout, source)
      screen.commit()
      let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 300, height: 100)
      var isDone = false
      grid.setCollectionViewLayout(other, animated: true) { isDone = $0 }
      screen.advance(0.15)
      let shown = try #require(cell.layer.presentation()).frame
      #expect(shown.minY > 0 && shown.minY < 110 && !isDone)
      screen.advance(1)
      #expect(cell.frame == CGRect(x: 10, y: 110, width: 300, height: 100) && isDone)
      #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func scrollingBeyondTheLastItemEndsTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let source = GridSource([["a"]])
          let grid = OnScreen.FlowLayoutTests().grid(UICollectionViewFlowLayout(), source)
          grid.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
        }
      }
    }

    // MARK: Visible items

    /// A layout that returns all of its items, wherever they are.
    private final class TellingLayout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5000) }

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        (0..<50).map {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = CGRect(x: 0, y: CGFloat($0) * 100, width: 300, height: 100)
          return attributes
        }
      }
    }

    @Test func whatOnlyTouchesTheBoundsHasNoCell() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 300, height: 100)
      flow.minimumLineSpacing = 0
      for layout in [flow, TellingLayout()] {
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        let source = GridSource([(0..<50).map { "\($0)" }])
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        screen.view.addSubview(collection)
        screen.commit()
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
        collection.contentOffset.y = 200
        screen.commit()
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5])
        withExtendedLifetime(source) {}
      }
      let second = CGRect(x: 0, y: 100, width: 300, height: 100)
      let found = flow.layoutAttributesForElements(in: second)
      #expect(found?.map(\.indexPath.item) == [1])
    }
  }
}
