import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The rules of compositional layouts.
  @MainActor struct CompositionalLayoutTests {
    private let screen = TestScreen()

    private final class Source: NSObject, UICollectionViewDataSource {
      let counts: [Int]
      var asked: [IndexPath] = []

      init(_ counts: [Int]) {
        self.counts = counts
      }

      func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { counts[section] }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      }
    }

    /// A cell with a preferred height of 30 points, plus 20 points for each number that its item
    /// has.
    private final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let own = super.preferredLayoutAttributesFitting(layoutAttributes)
        own.size.height = 30 + 20 * CGFloat(layoutAttributes.indexPath.item % 3)
        return own
      }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    private func grid(
      _ layout: UICollectionViewLayout, _ source: Source,
      _ type: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> UICollectionView {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
      grid.register(type, forCellWithReuseIdentifier: "cell")
      for kind in ["head", "badge"] {
        grid.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      return grid
    }

    private func frame(_ grid: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
      grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    @Test func aGroupRepeatsItsItemsWhileThereIsRoom() {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]))
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
      let grid = grid(UICollectionViewCompositionalLayout(section: section), Source([9]))
      #expect(frame(grid, 0) == CGRect(x: 20, y: 5, width: 65, height: 50))
      #expect(frame(grid, 3).minX == 215 && frame(grid, 4).origin == CGPoint(x: 20, y: 65))
      #expect(grid.contentSize == CGSize(width: 300, height: 5 + 3 * 50 + 2 * 10 + 15))
    }

    @Test func aRepeatedItemKeepsItsSizeAndASharedOneDoesNot() {
      let own = item(.absolute(40), .fractionalHeight(1))
      let repeated = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: own, count: 2)
      repeated.interItemSpacing = .flexible(5)
      let one = grid(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: repeated)),
        Source([3]))
      #expect(frame(one, 1) == CGRect(x: 260, y: 0, width: 40, height: 50))
      #expect(frame(one, 2).origin == CGPoint(x: 0, y: 50))
      let shared = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: own, count: 2)
      shared.interItemSpacing = .fixed(20)
      let other = grid(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: shared)),
        Source([3]))
      #expect(frame(other, 1) == CGRect(x: 160, y: 0, width: 140, height: 50))
    }

    @Test func groupsNestAndItemsAreInset() {
      let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
      large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let pair = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
        repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair]))
      let grid = grid(UICollectionViewCompositionalLayout(section: section), Source([6]))
      #expect(frame(grid, 0) == CGRect(x: 2, y: 1, width: 174, height: 146))
      #expect(frame(grid, 2) == CGRect(x: 180, y: 75, width: 120, height: 75))
      #expect(frame(grid, 3).origin == CGPoint(x: 2, y: 151))
    }

    @Test func aCustomGroupSaysWhereItemsAre() {
      let section = NSCollectionLayoutSection(
        group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
          let width = environment.container.contentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: width - 50, y: 50, width: 50, height: 50), zIndex: 3),
          ]
        })
      let grid = grid(UICollectionViewCompositionalLayout(section: section), Source([3]))
      #expect(frame(grid, 1) == CGRect(x: 250, y: 50, width: 50, height: 50))
      #expect(grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
      #expect(frame(grid, 2).origin == CGPoint(x: 0, y: 100))
    }

    @Test func estimatedItemsSizeThemselvesAndOnlyThoseInSightAreMade() {
      let estimated = item(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [estimated]))
      let source = Source([100_000])
      let grid = grid(
        UICollectionViewCompositionalLayout(section: section), source, TallCell.self)
      #expect(frame(grid, 1) == CGRect(x: 0, y: 30, width: 300, height: 50))
      #expect(frame(grid, 3).minY == 150)
      #expect(source.asked.count < 15)
      source.asked = []
      grid.scrollToItem(at: IndexPath(item: 90_000, section: 0), at: .top, animated: false)
      screen.commit()
      #expect(source.asked.count < 40)
      #expect(abs(frame(grid, 90_000).minY - grid.contentOffset.y) < 1)
      #expect(grid.cellForItem(at: IndexPath(item: 90_001, section: 0))?.frame.height == 50)
    }

    @Test func itemsThatSizeThemselvesFlow() {
      final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          let own = super.preferredLayoutAttributesFitting(layoutAttributes)
          own.size.width = 80 + 40 * CGFloat(layoutAttributes.indexPath.item)
          return own
        }
      }
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(30)),
          subitems: [item(.estimated(50), .fractionalHeight(1))]))
      let grid = grid(
        UICollectionViewCompositionalLayout(section: section), Source([4]), WideCell.self)
      #expect((0..<4).map { frame(grid, $0).minX } == [0, 80, 0, 0])
      #expect((0..<4).map { frame(grid, $0).minY } == [0, 0, 30, 60])
    }

    @Test func siblingsMayBeAsHighAsTheHighest() {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .estimated(40)),
          subitems: [
            item(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 40))
          ]))
      let grid = grid(
        UICollectionViewCompositionalLayout(section: section), Source([3]), TallCell.self)
      #expect((0..<3).map { frame(grid, $0).height } == [70, 70, 70])
      #expect(grid.contentSize.height == 70)
    }

    @Test func headersStayInSightAndBackgroundsLieBelow() throws {
      final class Panel: UICollectionReusableView {}
      let head = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "head", alignment: .top)
      head.pinToVisibleBounds = true
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      section.boundarySupplementaryItems = [head]
      section.decorationItems = [.background(elementKind: "panel")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Panel.self, forDecorationViewOfKind: "panel")
      let grid = grid(layout, Source([10, 10]))
      let path = IndexPath(item: 0, section: 0)
      #expect(frame(grid, 0).minY == 25)
      #expect(
        grid.supplementaryView(forElementKind: "head", at: path)?.frame
          == CGRect(x: 10, y: 0, width: 280, height: 20))
      let panel = try #require(grid.subviews.first { $0 is Panel })
      #expect(panel.frame == CGRect(x: 0, y: 0, width: 300, height: 530))
      #expect(grid.subviews.first { $0 is UICollectionReusableView } === panel)
      grid.contentOffset.y = 100
      screen.commit()
      #expect(grid.supplementaryView(forElementKind: "head", at: path)?.frame.minY == 100)
      grid.contentOffset.y = 520
      screen.commit()
      #expect(grid.supplementaryView(forElementKind: "head", at: path)?.frame.minY == 510)
    }

    @Test func badgesAreAttachedToTheirItems() {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let own = NSCollectionLayoutItem(
        layoutSize: size(.absolute(60), .absolute(60)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [own]))
      section.contentInsets.top = 20
      let grid = grid(UICollectionViewCompositionalLayout(section: section), Source([7]))
      let badges = grid.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
      #expect(badges == (0..<7).map { IndexPath(item: $0, section: 0) })
      let view = grid.supplementaryView(
        forElementKind: "badge", at: IndexPath(item: 6, section: 0))
      #expect(view?.frame == CGRect(x: 60 + 60 - 20 + 10, y: 120 - 5, width: 20, height: 10))
    }

    private func orthogonal(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, lead: CGFloat = 0
    ) -> (UICollectionView, SectionScroller) {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.absolute(200), .absolute(100)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = behavior
      let source = Source([8])
      let grid = grid(UICollectionViewCompositionalLayout(section: section), source)
      objects.append(source)
      return (grid, grid.scrollers[0]!)
    }
    private let objects = Kept()

    private final class Kept {
      private var objects: [AnyObject] = []
      func append(_ object: AnyObject) { objects.append(object) }
    }

    private func flick(by distance: CGFloat = 60) {
      screen.drag(
        from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200 - distance, y: 150), frames: 4)
      screen.advance(5)
    }

    @Test func aSectionScrollsByItselfAndComesToRestAtGroups() {
      let (continuous, scroller) = orthogonal(.continuousGroupLeadingBoundary)
      #expect(scroller.contentSize == CGSize(width: 8 * 200 + 7 * 10, height: 100))
      #expect(continuous.contentSize == CGSize(width: 300, height: 100))
      flick()
      #expect(scroller.contentOffset.x > 0)
      #expect(abs(scroller.contentOffset.x.remainder(dividingBy: 210)) < 0.01)
      #expect(continuous.contentOffset.y == 0)
      #expect(continuous.cellForItem(at: IndexPath(item: 1, section: 0)) != nil)
    }

    @Test func groupPagingMovesByOneGroup() {
      let (_, scroller) = orthogonal(.groupPaging)
      flick(by: 150)
      #expect(scroller.contentOffset.x == 210)
    }

    @Test func centeredGroupsComeToRestInTheMiddle() {
      let (grid, scroller) = orthogonal(.groupPagingCentered)
      let cell = grid.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell.map { $0.convert($0.bounds, to: grid).minX } == 50)
      flick()
      #expect(scroller.contentOffset.x == 210)
      #expect(frame(grid, 1).minX == 50)
    }

    @Test func pagingMovesByTheWholeWidth() {
      let (_, scroller) = orthogonal(.paging)
      flick()
      #expect(scroller.contentOffset.x == 300)
    }

    @Test func aHandlerMayChangeWhatIsInSight() throws {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.absolute(100), .absolute(100)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .continuous
      var offsets: [CGFloat] = []
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          item.alpha =
            item.frame.midX - offset.x < environment.container.contentSize.width / 2
            ? 1 : 0.5
        }
      }
      let grid = grid(UICollectionViewCompositionalLayout(section: section), Source([8]))
      func alpha(_ item: Int) -> CGFloat? {
        grid.cellForItem(at: IndexPath(item: item, section: 0))?.alpha
      }
      #expect(alpha(0) == 1 && alpha(2) == 0.5)
      let scroller = try #require(grid.scrollers[0])
      scroller.contentOffset.x = 150
      screen.commit()
      #expect(alpha(2) == 1 && offsets.last == 150)
    }

    @Test func eachSectionHasItsOwnLayoutAndAHeaderIsAboveAll() {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 7
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(33)), elementKind: "head",
          alignment: .top)
      ]
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          #expect(environment.container.effectiveContentSize == CGSize(width: 300, height: 400))
          return NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: self.size(.fractionalWidth(1), .absolute(index == 0 ? 40 : 60)),
              subitems: [self.item(.fractionalWidth(1), .fractionalHeight(1))]))
        }, configuration: configuration)
      let grid = grid(layout, Source([2, 1]))
      #expect(frame(grid, 0).minY == 33 && frame(grid, 0, 1).minY == 33 + 80 + 7)
      #expect(frame(grid, 0, 1).height == 60)
      #expect(grid.supplementaryView(forElementKind: "head", at: IndexPath(index: 0)) != nil)
    }

    @Test func aLayoutMayScrollHorizontally() {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.absolute(100), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
      let grid = grid(
        UICollectionViewCompositionalLayout(section: section, configuration: configuration),
        Source([10]))
      #expect(frame(grid, 1) == CGRect(x: 0, y: 200, width: 100, height: 200))
      #expect(frame(grid, 2).origin == CGPoint(x: 100, y: 0))
      #expect(grid.contentSize == CGSize(width: 500, height: 400))
    }

    @Test func aLayoutIsMirroredWhereTextRunsFromTheRight() {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.absolute(80), .fractionalHeight(1))]))
      let source = Source([2])
      let grid = grid(UICollectionViewCompositionalLayout(section: section), source)
      #expect(frame(grid, 0).minX == 0)
      grid.semanticContentAttribute = .forceRightToLeft
      grid.reloadData()
      screen.commit()
      #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 220)
      #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 140)
    }

    /// A layout's sections are as wide as the collection view, whatever changes its frame, and
    /// avoid the sensor housing.
    @Test(arguments: [true, false]) func sectionsTakeTheRoomOfATurnedDevice(_ isList: Bool) throws {
      let whole = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(50)),
        subitems: [item(.fractionalWidth(1), .estimated(50))])
      let layout =
        isList
        ? UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: whole))
      let collection = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source([3])
      collection.dataSource = source
      screen.view.addSubview(collection)
      screen.commit()
      let first = IndexPath(item: 0, section: 0)
      let upright = try #require(collection.cellForItem(at: first)?.frame)
      screen.change { $0 = .iPhone15Landscape }
      screen.advance(1)
      let turned = try #require(collection.cellForItem(at: first)?.frame)
      #expect(turned.minX == upright.minX + 59 + (isList ? 4 : 0))
      #expect(turned.maxX == 852 - turned.minX)
      screen.change { $0 = .iPhone15 }
      screen.advance(1)
      #expect(collection.cellForItem(at: first)?.frame == upright)
    }
  }
}
