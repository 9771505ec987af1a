import Testing
import UIKit

extension OnScreen {
  /// Flow layouts, as measured on UIKit of iOS 26.1 with 2 pixels per point.
  @MainActor struct MeasuredFlowLayoutTests {
    private let screen = TestScreen(.iPhoneSE)
    private let layout = UICollectionViewFlowLayout()

    /// Sections of items, with a size each.
    private final class Source: NSObject, UICollectionViewDataSource,
      UICollectionViewDelegateFlowLayout
    {
      var sections: [[CGSize]] = []

      func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { sections[section].count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { sections[indexPath.section][indexPath.item] }
    }

    private let source = Source()

    private func lay(
      _ sections: [[CGSize]], width: CGFloat = 375, height: CGFloat = 500,
      between: CGFloat = 10, lines: CGFloat = 10, inset: UIEdgeInsets = .zero,
      header: CGFloat = 0, footer: CGFloat = 0, isHorizontal: Bool = false
    ) {
      source.sections = sections
      layout.minimumInteritemSpacing = between
      layout.minimumLineSpacing = lines
      layout.sectionInset = inset
      layout.headerReferenceSize = CGSize(width: header, height: header)
      layout.footerReferenceSize = CGSize(width: footer, height: footer)
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: width, height: height), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "head")
      }
      view.dataSource = source
      view.delegate = source
      screen.view.addSubview(view)
      screen.commit()
    }

    private func items(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
      Array(repeating: CGSize(width: width, height: height), count: count)
    }

    private func origin(_ item: Int, _ section: Int = 0) -> CGPoint? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.origin
    }

    private func xs(_ items: Range<Int>) -> [CGFloat?] { items.map { origin($0)?.x } }
    private func ys(_ items: Range<Int>) -> [CGFloat?] { items.map { origin($0)?.y } }

    private func start(_ kind: String, _ section: Int) -> CGFloat? {
      let frame = layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
      return layout.scrollDirection == .vertical ? frame?.minY : frame?.minX
    }

    private func header(_ section: Int) -> CGFloat? {
      start(UICollectionView.elementKindSectionHeader, section)
    }

    private func footer(_ section: Int) -> CGFloat? {
      start(UICollectionView.elementKindSectionFooter, section)
    }

    private var size: CGSize { layout.collectionViewContentSize }

    /// Measured: flow layout/A.
    @Test func fullLinesAreJustified() {
      lay([items(7, 100, 60)])
      #expect(xs(0..<3) == [0, 137.5, 275])
      #expect(origin(3) == CGPoint(x: 0, y: 70) && origin(6) == CGPoint(x: 0, y: 140))
      #expect(size.height == 200)
    }

    /// Measured: flow layout/B.
    @Test func insetsNarrowTheLines() {
      lay([items(7, 100, 60)], inset: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      #expect(xs(0..<3) == [16, 137.5, 259] && ys(0..<3) == [8, 8, 8])
      #expect(origin(6) == CGPoint(x: 16, y: 148) && size.height == 216)
    }

    /// Measured: flow layout/C.
    @Test func itemsThatFitExactlyShareALine() {
      lay([items(5, 115, 50)], between: 15, lines: 12)
      #expect(xs(1..<3) == [130, 260])
      #expect(origin(3) == CGPoint(x: 0, y: 62) && size.height == 112)
    }

    /// Measured: flow layout/D.
    @Test func headersAndFootersSurroundTheirSections() {
      lay(
        [items(3, 80, 40), items(2, 80, 40)],
        inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20)
      #expect(origin(1) == CGPoint(x: 102.5, y: 34) && origin(2) == CGPoint(x: 192.5, y: 34))
      #expect(origin(1, 1) == CGPoint(x: 102.5, y: 134))
      #expect([header(0), header(1)] == [0, 100] && [footer(0), footer(1)] == [80, 180])
      #expect(size.height == 200)
    }

    /// Measured: flow layout/E.
    @Test func columnsAreJustified() {
      lay(
        [items(7, 90, 70)], height: 220,
        inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), isHorizontal: true)
      #expect(origin(0) == CGPoint(x: 12, y: 8) && origin(1) == CGPoint(x: 12, y: 142))
      #expect(origin(2) == CGPoint(x: 112, y: 8) && origin(6) == CGPoint(x: 312, y: 8))
      #expect(size.width == 414)
    }

    /// Measured: flow layout/F.
    @Test func columnsHaveHeadersAndFooters() {
      lay(
        [items(3, 90, 70), items(2, 90, 70)], height: 200,
        inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), header: 40, footer: 20,
        isHorizontal: true)
      #expect(origin(0) == CGPoint(x: 52, y: 8) && origin(1) == CGPoint(x: 52, y: 122))
      #expect(origin(0, 1) == CGPoint(x: 326, y: 8))
      #expect([header(0), header(1)] == [0, 274] && [footer(0), footer(1)] == [254, 428])
      #expect(size.width == 448)
    }

    /// Measured: flow layout/G, K, and L.
    @Test(arguments: [(250, -25), (150, 25), (90, 0)] as [(CGFloat, CGFloat)])
    func anItemIsCenteredIfNoOtherFitsBesideIt(_ width: CGFloat, _ x: CGFloat) {
      lay([items(1, width, 40)], width: 200)
      #expect(origin(0)?.x == x)
    }

    /// Measured: flow layout/H and X.
    @Test(
      arguments: [(50, [0, 65, 130, 195]), (80, [0, 98.5, 196.5, 295])]
        as [(CGFloat, [CGFloat])])
    func aLastLineOfItemsThatAreAlikeIsSpacedAsIfItWereFull(
      _ width: CGFloat, _ places: [CGFloat]
    ) {
      lay([items(4, width, 50)])
      #expect(xs(0..<4) == places)
    }

    /// Measured: flow layout/N.
    @Test func aFooterFollowsTheLastLine() {
      lay([items(2, 80, 40)], footer: 12)
      #expect(xs(0..<2) == [0, 98.5] && footer(0) == 40 && size.height == 52)
    }

    /// Measured: flow layout/I.
    @Test func itemsStartAtWholePixelsAndKeepTheirSizes() {
      lay(
        [items(6, 111.5, 44.25)], between: 7, lines: 8,
        inset: UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9))
      #expect(xs(0..<3) == [9, 132, 254.5])
      #expect([origin(0)?.y, origin(3)?.y] == [5, 57.5])
      #expect(size.height == 106.5)
      let item = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
      #expect(item?.size == CGSize(width: 111.5, height: 44.25))
    }

    /// Measured: flow layout/J.
    @Test func anEmptySectionKeepsItsHeaderInsetsAndFooter() {
      lay(
        [items(3, 80, 40), [], items(3, 80, 40)],
        inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20)
      #expect([header(1), footer(1), header(2)] == [100, 140, 160])
      #expect(origin(0, 2) == CGPoint(x: 12, y: 194) && size.height == 260)
    }

    /// Measured: flow layout/M, and cross alignment in a line.
    @Test func unlikeItemsAreCenteredAcrossTheirLine() {
      let sizes = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)]
      lay(
        [sizes.map { CGSize(width: $0.0, height: $0.1) }], between: 8,
        inset: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
      #expect(xs(0..<6) == [10, 152.5, 275, 10, 305, 10])
      #expect(ys(0..<6) == [12.5, 5, 12.5, 75, 70, 120])
      #expect(size.height == 165)
    }

    /// Measured: flow layout/Q and AE.
    @Test func aLastLineWithAHigherItemHasTheSmallestSpacing() {
      var sizes = items(4, 80, 40)
      sizes[1].height = 90
      lay([sizes])
      #expect(xs(0..<4) == [0, 90, 180, 270] && ys(0..<4) == [25, 0, 25, 25])
      #expect(size.height == 90)
      lay([items(3, 80, 40), Array(sizes.prefix(3))])
      #expect((0..<3).map { origin($0, 1)?.x } == [0, 90, 180])
      #expect((0..<3).map { origin($0, 1)?.y } == [65, 40, 65])
      #expect(size.height == 130)
    }

    /// Measured: flow layout/AA.
    @Test func aLastLineOfUnlikeWidthsHasTheSmallestSpacing() {
      lay([[80, 100, 60].map { CGSize(width: $0, height: 40) }])
      #expect(xs(0..<3) == [0, 90, 200])
    }

    /// Measured: flow layout/AD.
    @Test func aFullLineOfUnlikeItemsIsJustified() {
      var sizes = items(5, 80, 40)
      sizes[1].height = 90
      lay([sizes])
      #expect(xs(0..<2) == [0, 98.5] && origin(3)?.x == 295)
      #expect(ys(0..<4) == [25, 0, 25, 25])
      #expect(origin(4) == CGPoint(x: 0, y: 100) && size.height == 140)
    }

    /// Measured: flow layout/reference size 0.
    @Test func aReferenceSizeOfZeroMakesNoView() {
      lay([items(3, 80, 40)])
      #expect(header(0) == nil && footer(0) == nil)
    }
  }
}
