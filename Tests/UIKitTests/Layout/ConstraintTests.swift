import Testing
import UIKit

extension OnScreen {
  @MainActor struct ConstraintTests {
    private let screen = TestScreen()

    private func box(in parent: UIView) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      return view
    }

    @Test func aViewThatNothingSpeaksOfKeepsItsFrame() {
      let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      let outer = UIView(frame: screen.view.bounds)
      let view = box(in: outer)
      view.frame = frame
      screen.view.addSubview(outer)
      screen.commit()
      #expect(view.frame == frame && view.hasAmbiguousLayout)
      let inner = box(in: view)
      screen.commit()
      #expect(view.frame == frame && inner.frame == .zero)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      screen.commit()
      #expect(view.frame.size == CGSize(width: 50, height: 0))
    }

    @Test func aViewBesideOnesWithConstraintsHasNoFrameOfItsOwn() {
      let view = box(in: screen.view)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      screen.commit()
      #expect(view.frame.size == CGSize(width: 30, height: 40))
      box(in: screen.view).topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      screen.commit()
      #expect(view.frame.size == .zero)
    }

    @Test func pinningToAllEdgesGivesTheInsetFrame() {
      let view = box(in: screen.view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
        screen.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 30),
        screen.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 40),
      ])
      screen.view.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 10, width: 333, height: 812))
    }

    /// Apps create round buttons in this way.
    @Test func aViewMayAddAConstraintWheneverItIsLaidOut() {
      let view = Squaring()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 80),
      ])
      screen.commit()
      #expect(view.frame.size == CGSize(width: 80, height: 80))
      #expect(view.inner.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(view.layouts < 5)
    }

    @Test func aFrameThatIsSetWhileTheSuperviewIsLaidOutStays() {
      let view = Placing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.inner.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
      let layouts = view.layouts
      #expect(layouts < 4)
      view.setNeedsLayout()
      screen.commit()
      #expect(view.layouts == layouts + 1)
      view.width.constant = 70
      screen.commit()
      #expect(view.sizes.last == CGSize(width: 70, height: 50))
      #expect(view.inner.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
    }

    @Test func aViewThatIsDraggedGoesBackWhenTheSuperviewIsLaidOut() {
      let card = box(in: screen.view)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
        card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
        card.widthAnchor.constraint(equalToConstant: 30),
        card.heightAnchor.constraint(equalToConstant: 40),
      ])
      screen.commit()
      card.center.x += 100
      screen.commit()
      #expect(card.frame == CGRect(x: 120, y: 10, width: 30, height: 40))
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 20, y: 10, width: 30, height: 40))
    }

    @Test func aViewMayAddAViewWheneverItIsLaidOut() {
      let view = Bordered(frame: CGRect(x: 0, y: 100, width: 80, height: 80))
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 79, width: 80, height: 1)])
      view.setNeedsLayout()
      screen.commit()
      #expect(view.subviews.count == 2)
    }

    @Test func aChangedConstantMovesTheViewAtTheNextLayoutOnly() {
      let view = box(in: screen.view)
      let left = view.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 5)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      screen.view.layoutIfNeeded()
      left.constant = 25
      #expect(view.frame.minX == 5)
      screen.view.layoutIfNeeded()
      #expect(view.frame.minX == 25)
    }

    @Test func aMultiplierRelatesDimensions() {
      let view = box(in: screen.view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(
          equalTo: screen.view.widthAnchor, multiplier: 0.5, constant: 3.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        view.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      ])
      screen.view.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 200, height: 400))
      #expect(abs(view.center.x - screen.view.center.x) < 1.0 / 3)
    }

    @Test func theHigherPriorityOfTwoThatConflictWins() {
      let view = box(in: screen.view)
      let weak = view.widthAnchor.constraint(equalToConstant: 100)
      weak.priority = .defaultLow
      let strong = view.widthAnchor.constraint(equalToConstant: 70)
      strong.priority = .defaultHigh
      NSLayoutConstraint.activate([weak, strong])
      screen.view.layoutIfNeeded()
      #expect(view.bounds.width == 70)
      weak.priority = UILayoutPriority(751)
      screen.view.layoutIfNeeded()
      #expect(view.bounds.width == 100)
    }

    @Test func theCenterOfAScrollViewIsThatOfItsFrame() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      screen.view.addSubview(scroll)
      let content = box(in: scroll)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: 1000),
        content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      ])
      let badge = box(in: scroll)
      badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
      screen.commit()
      #expect(content.frame == CGRect(x: 20, y: 0, width: 260, height: 1000))
      #expect(scroll.contentSize == CGSize(width: 300, height: 1000) && badge.center.y == 200)
      scroll.contentOffset.y = 250
      screen.commit()
      #expect(content.frame.minX == 20 && badge.center.y == 200)
    }

    @Test func inequalitiesHold() {
      let view = box(in: screen.view)
      let wanted = view.widthAnchor.constraint(equalToConstant: 300)
      wanted.priority = .defaultHigh
      NSLayoutConstraint.activate([
        wanted, view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        view.heightAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
      ])
      screen.view.layoutIfNeeded()
      #expect(view.bounds.width == 120)
      #expect(view.bounds.height >= 44 && view.bounds.height <= 60)
    }

    @Test func constraintsLandInTheNearestCommonAncestor() {
      let outer = box(in: screen.view)
      let first = box(in: outer)
      let second = box(in: outer)
      let between = first.leftAnchor.constraint(equalTo: second.rightAnchor)
      between.isActive = true
      #expect(outer.constraints.contains { $0 === between })
      let own = first.widthAnchor.constraint(equalToConstant: 9)
      own.isActive = true
      #expect(first.constraints.contains { $0 === own })
      own.isActive = false
      #expect(!first.constraints.contains { $0 === own })
      first.removeFromSuperview()
      #expect(!between.isActive)
    }

    @Test func aConstraintTellsWhatItRelates() {
      let view = box(in: screen.view)
      let constraint = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: screen.view,
        attribute: .right, multiplier: 0.25, constant: -7)
      #expect(constraint.firstItem === view)
      #expect(constraint.firstAttribute == .left)
      #expect(constraint.secondItem === screen.view)
      #expect(constraint.secondAttribute == .right)
      #expect(constraint.relation == .greaterThanOrEqual)
      #expect(constraint.multiplier == 0.25)
      #expect(constraint.constant == -7)
      #expect(constraint.priority == .required)
      #expect(!constraint.isActive)
      constraint.identifier = "edge"
      #expect(constraint.description.contains("edge"))
      let size = NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 12)
      #expect(size.secondItem == nil)
      #expect(size.secondAttribute == .notAnAttribute)
    }

    @Test func anchorsWithOffsetRelateDistances() {
      let first = box(in: screen.view)
      let second = box(in: screen.view)
      NSLayoutConstraint.activate([
        first.widthAnchor.constraint(equalToConstant: 40),
        second.widthAnchor.constraint(equalToConstant: 40),
        first.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 30),
        first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
          .constraint(equalTo: first.widthAnchor, multiplier: 2),
        screen.view.topAnchor.anchorWithOffset(to: first.topAnchor)
          .constraint(equalToConstant: 17),
      ])
      screen.view.layoutIfNeeded()
      #expect(second.frame.minX == 150)
      #expect(first.frame.minY == 17)
    }

    @Test func systemSpacingIsEightPointsTimesTheMultiplier() {
      let first = box(in: screen.view)
      let second = box(in: screen.view)
      NSLayoutConstraint.activate([
        first.widthAnchor.constraint(equalToConstant: 10),
        first.heightAnchor.constraint(equalToConstant: 10),
        first.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        first.topAnchor.constraint(equalTo: screen.view.topAnchor),
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
        second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
      ])
      screen.view.layoutIfNeeded()
      #expect(second.frame.origin == CGPoint(x: 18, y: 26))
    }

    @Test func layoutGuidesTakePartInLayout() {
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      screen.view.addLayoutGuide(guide)
      #expect(guide.owningView === screen.view)
      #expect(screen.view.layoutGuides.contains { $0 === guide })
      let view = box(in: screen.view)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 11),
        guide.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 13),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      screen.view.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 13, y: 11, width: 100, height: 100))
      #expect(view.center == CGPoint(x: 63, y: 61))
      screen.view.removeLayoutGuide(guide)
      #expect(guide.owningView == nil)
    }

    @Test func leadingIsTheRightSideWhereOneReadsFromRightToLeft() {
      screen.view.semanticContentAttribute = .forceRightToLeft
      let view = box(in: screen.view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
      screen.view.layoutIfNeeded()
      #expect(abs(view.frame.maxX - (393 - 16)) < 0.001)
    }

    @Test func visualFormatLaysOutARowWithWidthsAndGaps() {
      let names = ["a", "b", "c"]
      let views = Dictionary(uniqueKeysWithValues: names.map { ($0, box(in: screen.view)) })
      let row = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(edge)-[a(50)]-[b(==a)]-5-[c(>=20,<=30)]-(>=0)-|",
        options: [.alignAllTop], metrics: ["edge": 21], views: views)
      let column = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-100@750-[a(44)]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.activate(row + column)
      screen.view.layoutIfNeeded()
      #expect(views["a"]?.frame == CGRect(x: 21, y: 100, width: 50, height: 44))
      #expect(views["b"]?.frame.minX == 79)
      #expect(views["b"]?.bounds.width == 50)
      #expect(views["c"]?.frame.minX == 134)
      #expect(views["c"]?.frame.minY == 100)
      let width = views["c"]?.bounds.width ?? 0
      #expect(width >= 20 && width <= 30)
    }

    @Test func fittingSizeIsTheSmallestThatConstraintsAllow() {
      let outer = UIView()
      let inner = box(in: outer)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        inner.heightAnchor.constraint(equalToConstant: 30),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
        outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
      ])
      #expect(
        outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 68, height: 38))
      let wide = outer.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 200, height: 38))
    }

    @Test func ambiguityIsTold() {
      let view = box(in: screen.view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      screen.view.layoutIfNeeded()
      #expect(view.hasAmbiguousLayout)
      view.leftAnchor.constraint(equalTo: screen.view.leftAnchor).isActive = true
      screen.view.layoutIfNeeded()
      #expect(!view.hasAmbiguousLayout)
      #expect(view.window?.hasAmbiguousLayout == false)
      #expect(view.constraintsAffectingLayout(for: .horizontal).count >= 2)
    }

    @Test func huggingWinsOverStretchingAndCompressionOverShrinking() {
      let first = UILabel()
      let second = UILabel()
      for label in [first, second] {
        label.text = "Words"
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(label)
      }
      first.setContentHuggingPriority(.required, for: .horizontal)
      second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      #expect(first.contentHuggingPriority(for: .horizontal) == .required)
      #expect(second.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
      let width = second.trailingAnchor.constraint(
        equalTo: first.leadingAnchor, constant: 300)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor), width,
      ])
      screen.view.layoutIfNeeded()
      let natural = first.intrinsicContentSize.width
      #expect(first.bounds.width == natural)
      #expect(abs(second.bounds.width - (300 - natural)) < 0.5)
      width.constant = natural + 10
      screen.view.layoutIfNeeded()
      #expect(first.bounds.width == natural)
      #expect(abs(second.bounds.width - 10) < 0.5)
    }

    @Test func aFrameBetweenPixelsIsKept() {
      let outer = RelayingView(frame: CGRect(x: 0, y: 0, width: 100, height: 54.4))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.content.addSubview(inner)
      inner.topAnchor.constraint(equalTo: outer.content.topAnchor, constant: 10).isActive = true
      inner.bottomAnchor.constraint(equalTo: outer.content.bottomAnchor).isActive = true
      outer.layoutIfNeeded()
      #expect(outer.content.frame == outer.bounds)
      #expect(outer.passes <= 2)
    }

    @Test func aViewThatUpdatesItsConstraintsWhenLaidOutIsLaidOutOnce() {
      let view = Positioning(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.layouts == 1 && view.updates == 2)
      view.setNeedsUpdateConstraints()
      screen.commit()
      #expect(view.layouts == 1 && view.updates == 3)
      view.frame.size.width = 300
      screen.commit()
      #expect(view.layouts == 2 && view.updates == 4)
    }

    @Test func aViewMayHaveAnotherUpdateItsConstraintsWhileItUpdatesItsOwn() {
      let (view, inner) = (Arranging(frame: screen.view.bounds), Collapsing())
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      view.collapsing = inner
      screen.view.addSubview(view)
      screen.commit()
      #expect(inner.frame.height == 200)
      view.isCompact = true
      view.setNeedsUpdateConstraints()
      screen.commit()
      #expect(inner.frame.height == 20)
    }

    @Test func prioritiesAreNumbers() {
      var priority = UILayoutPriority.defaultLow + 1
      #expect(priority.rawValue == 251)
      priority -= 2
      #expect(priority == UILayoutPriority(249))
      priority += 1
      #expect(priority - 1 == UILayoutPriority(249))
      #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }
  }
}

/// A view whose content fills its bounds, as in a cell.
private final class RelayingView: UIView {
  let content = UIView()
  private(set) var passes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    content.frame = bounds
  }
}

/// A view that adds a line at its edge in each layout pass, and never removes one.
private final class Bordered: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(UIView(frame: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)))
  }
}

/// A view that positions a subview whose size is determined by constraints in each layout pass.
private final class Placing: UIView {
  let inner = UIView()
  private(set) lazy var width = inner.widthAnchor.constraint(equalToConstant: 50)
  private(set) var layouts = 0
  /// The sizes that the constraints gave the subview.
  private(set) var sizes: [CGSize] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    NSLayoutConstraint.activate([width, inner.heightAnchor.constraint(equalToConstant: 50)])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    sizes.append(inner.frame.size)
    inner.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
  }
}

/// A view with a subview that makes itself as tall as it is wide in each layout pass.
private final class Squaring: UIView {
  let inner = UIView()
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A view that requests an update of its constraints in each layout pass.
private final class Positioning: UIView {
  private(set) var layouts = 0
  private(set) var updates = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

/// A view that can be tall or short.
private final class Collapsing: UIView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)
  var isCompact = false {
    didSet { setNeedsUpdateConstraints() }
  }

  override func updateConstraints() {
    height.constant = isCompact ? 20 : 200
    height.isActive = true
    super.updateConstraints()
  }
}

/// A view that determines whether a subview is short when its own constraints are updated.
private final class Arranging: UIView {
  weak var collapsing: Collapsing?
  var isCompact = false

  override func updateConstraints() {
    if collapsing?.isCompact != isCompact { collapsing?.isCompact = isCompact }
    super.updateConstraints()
  }
}
