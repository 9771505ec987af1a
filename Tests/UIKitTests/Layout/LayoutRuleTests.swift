import Testing
import UIKit

extension OnScreen {
  /// Layouts as measured with UIKit of iOS 26.1.
  @MainActor struct LayoutRuleTests {
    private let screen = TestScreen()

    // MARK: Flow layouts

    /// Returns the frames of items in a collection view, after a layout.
    private func frames(
      width: CGFloat, _ sections: [[CGSize]], spacing: CGFloat = 10,
      _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> [[CGRect]] {
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = spacing
      layout.minimumLineSpacing = spacing
      change(layout)
      let source = GridSource(sections.map { $0.map { _ in "item" } })
      for (section, sizes) in sections.enumerated() {
        for (item, size) in sizes.enumerated() {
          source.sizes[IndexPath(item: item, section: section)] = size
        }
      }
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: width, height: 600), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      grid.delegate = source
      screen.view.addSubview(grid)
      screen.commit()
      return withExtendedLifetime(source) {
        sections.indices.map { section in
          sections[section].indices.map {
            grid.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
          }
        }
      }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      CGSize(width: width, height: height)
    }

    /// Flow layout, cases Q, AA, M, and AE.
    @Test func theLastLineOfUnlikeItemsHasTheMinimumSpacing() {
      let tall = frames(width: 375, [[size(80, 40), size(80, 90), size(80, 40), size(80, 40)]])[0]
      #expect(tall.map(\.minX) == [0, 90, 180, 270] && tall.map(\.minY) == [25, 0, 25, 25])
      let wide = frames(width: 375, [[size(80, 40), size(100, 40), size(60, 40)]])[0]
      #expect(wide.map(\.minX) == [0, 90, 200])
      let sizes = [
        size(120, 40), size(100, 55), size(90, 40), size(200, 30), size(60, 40), size(150, 40),
      ]
      let mixed = frames(width: 375, [sizes]) {
        $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        $0.minimumLineSpacing = 8
      }[0]
      // Measured with two pixels for each point.
      #expect(
        zip(mixed.map(\.minX), [10, 152.5, 275, 10, 305, 10]).allSatisfy { abs($0 - $1) < 0.25 })
      let two = frames(
        width: 375,
        [Array(repeating: size(80, 30), count: 3), [size(80, 40), size(80, 90), size(80, 40)]])
      #expect(two[1].map(\.minX) == [0, 90, 180])
    }

    /// Flow layout, cases H, L, G, K, and AD.
    @Test func otherLinesAreSpacedEvenly() {
      let alike = Array(repeating: size(50, 50), count: 4)
      #expect(frames(width: 375, [alike])[0].map(\.minX) == [0, 65, 130, 195])
      #expect(frames(width: 200, [[size(90, 50)]])[0][0].minX == 0)
      #expect(frames(width: 200, [[size(250, 50)]])[0][0].minX == -25)
      #expect(frames(width: 200, [[size(150, 50)]])[0][0].minX == 25)
      let full = frames(
        width: 375,
        [[size(80, 40), size(80, 90), size(80, 40), size(80, 40), size(80, 40)]])[0]
      #expect(abs(full[1].minX - 98.5) < 0.5 && full[3].minX == 295)
      #expect(full[4].origin == CGPoint(x: 0, y: 100))
    }

    private final class SizingCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 100, height: 50)
        return layoutAttributes
      }
    }

    private final class PlainSource: NSObject, UICollectionViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }

    /// Reported by many who let a single cell size itself.
    @Test(arguments: [(1, 145.0), (2, 0)])
    func aSingleItemThatSizesItselfIsCentered(count: Int, x: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let source = PlainSource(count)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 300), collectionViewLayout: layout)
      grid.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == x)
    }

    // MARK: Safe areas

    private final class Reporter: UIView {
      var calls: [String] = []

      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        calls.append("margins")
      }

      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        calls.append("safe area")
      }
    }

    /// Returns a view with additional insets of (44, 10, 34, 12).
    private func insetParent() -> UIView {
      let parent = UIViewController()
      parent.view.frame = CGRect(x: 20, y: 200, width: 320, height: 480)
      screen.root.addChild(parent)
      screen.view.addSubview(parent.view)
      parent.didMove(toParent: screen.root)
      parent.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
      screen.commit()
      return parent.view
    }

    /// Safe area, the inset of each edge: between 0 and the parent's, less the distance from it.
    @Test(arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
      ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
      ([0, 500, 100, 50], [0, 10, 34, 0]),
    ])
    func aSafeAreaIsWhatTheParentsCovers(frame: [CGFloat], insets: [CGFloat]) {
      let parent = insetParent()
      #expect(parent.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
      let child = UIView(
        frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      parent.addSubview(child)
      screen.commit()
      #expect(
        child.safeAreaInsets
          == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }

    /// Safe area, order of the messages.
    @Test func theMarginsChangeBeforeTheSafeArea() {
      let view = Reporter(frame: screen.view.bounds)
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.calls == ["margins", "safe area"])
      view.calls = []
      screen.commit()
      #expect(view.calls == [])
      screen.root.additionalSafeAreaInsets.top = 20
      screen.commit()
      #expect(view.calls == ["margins", "safe area"])
    }

    /// Readable content starts at a half or a whole point, and is as wide as it can be.
    @Test(arguments: [(809.0, 68.5), (810, 69), (808.4, 68)])
    func readableContentStartsAtHalfAPoint(width: CGFloat, x: CGFloat) {
      let screen = TestScreen(.iPad)
      let view = UIView(frame: CGRect(x: 0, y: 100, width: width, height: 100))
      view.layoutMargins = .zero
      screen.view.addSubview(view)
      screen.commit()
      let frame = view.readableContentGuide.layoutFrame
      #expect(frame.minX == x && abs(frame.width - 672) < 0.001)
    }

    // MARK: Stack views

    private func stack(_ lengths: [CGFloat?], width: CGFloat) -> [CGRect] {
      let views = lengths.map { $0.map { FixedView($0, 20) } ?? UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 8
      stack.frame = CGRect(x: 0, y: 100, width: width, height: 20)
      screen.view.addSubview(stack)
      stack.layoutIfNeeded()
      return views.map(\.frame)
    }

    private func expect(_ frames: [CGRect], _ x: [CGFloat], _ widths: [CGFloat]) {
      for (frame, (x, width)) in zip(frames, zip(x, widths)) {
        #expect(abs(frame.minX - x) < 0.6 && abs(frame.width - width) < 0.6)
      }
    }

    /// Stack views: [29.5, 29, 41.5] in 300, and [76.5, 94] in 120.
    @Test func theFirstViewOfEqualPriorityGivesWay() {
      expect(stack([29.5, 29, 41.5], width: 300), [0, 222, 259], [213.5, 29, 41.5])
      expect(stack([76.5, 94], width: 120), [0, 26], [18, 94])
    }

    /// Stack views: [28, plain view, 37.5] and [29.5, plain, 29, plain, 41.5] in 300.
    @Test func theLastViewWithoutASizeTakesTheSlack() {
      expect(stack([28, nil, 37.5], width: 300), [0, 36, 263], [28, 218.5, 37.5])
      expect(
        stack([29.5, nil, 29, nil, 41.5], width: 300), [0, 38, 46, 83, 259],
        [29.5, 0, 29, 168, 41.5])
    }

    /// Stack views, nested: a view of 34.5 points and a vertical stack view whose views don't resist
    /// its growth, in 300.
    @Test func aNestedStackViewTakesTheSlack() {
      let view = FixedView(34.5, 19)
      let nested = UIStackView(arrangedSubviews: [FixedView(22.5, 16), FixedView(41, 16)])
      nested.axis = .vertical
      nested.alignment = .leading
      nested.spacing = 3
      let stack = UIStackView(arrangedSubviews: [view, nested])
      stack.alignment = .top
      stack.spacing = 8
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
      screen.view.addSubview(stack)
      stack.layoutIfNeeded()
      expect([view.frame, nested.frame], [0, 43], [34.5, 257.5])
      #expect(nested.frame.height == 35)
    }

    /// The order of views can change, and with it the one that gives way.
    @Test func theFirstOfTheVisibleViewsGivesWay() {
      let views = [FixedView(50, 20), FixedView(60, 20), FixedView(70, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 20)
      screen.view.addSubview(stack)
      stack.layoutIfNeeded()
      #expect(views.map(\.bounds.width) == [170, 60, 70])
      views[0].isHidden = true
      stack.layoutIfNeeded()
      #expect(views.dropFirst().map(\.bounds.width) == [230, 70])
      views[0].isHidden = false
      stack.insertArrangedSubview(views[2], at: 0)
      stack.layoutIfNeeded()
      #expect(views.map(\.bounds.width) == [50, 60, 190])
    }
  }
}
