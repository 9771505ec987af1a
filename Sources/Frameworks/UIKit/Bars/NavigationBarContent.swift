import DeviceProtocol
import Foundation

/// The content of a navigation bar for one item: the back button, the other buttons, and the title.
final class NavigationBarContent: UIView, BarItemHost {
  private static let look = SystemDesign.current.navigationBars

  private let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private let title = UILabel()
  private let largeTitle = UILabel()
  /// The view that clips a large title that has moved up beneath the row of buttons.
  private let largeTitleRow = UIView()
  private let prompt = UILabel()
  private var subtitle: NavigationSubtitle?
  private var largeSubtitle: NavigationSubtitle?
  private var backButton: NavigationBackButton?
  private var barItems: [UIBarButtonItem] = []
  private var views: [UIView] = []
  private var offset: CGFloat = 0

  init(item: UINavigationItem, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    largeTitleRow.clipsToBounds = true
    largeTitleRow.isUserInteractionEnabled = false
    addSubview(largeTitleRow)
    for label in [title, largeTitle, prompt] {
      label.accessibilityTraits = [.staticText, .header]
      (label === largeTitle ? largeTitleRow : self).addSubview(label)
    }
    title.textAlignment = .center
    prompt.textAlignment = .center
    itemDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Moves the title horizontally, for example during a transition.
  func slide(by offset: CGFloat) {
    self.offset = offset
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { for barItem in barItems { barItem.takeAppearance(in: bar) } }
  }

  func barItemDidChange(_ item: UIBarItem) {
    itemDidChange()
  }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
    let appearance = bar.currentAppearance
    return style == .prominent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
  }

  func itemDidChange() {
    title.text = item.title
    largeTitle.text = item.largeTitle ?? item.plainTitle
    showSubtitles()
    prompt.text = item.prompt
    for view in views where view.superview === self && !(view is SearchPlacementView) {
      view.removeFromSuperview()
    }
    for old in barItems where old.host === self { old.host = nil }
    backButton?.removeFromSuperview()
    backButton = nil
    let left = item.leftBarButtonItems ?? []
    let right = item.shownTrailingItems
    barItems = left + right
    for barItem in barItems {
      barItem.takeAppearance(in: bar)
      barItem.host = self
    }
    show(barItems.filter(\.isShown).compactMap(\.barView))
    if let previous = bar.backItem, !item.hidesBackButton,
      left.allSatisfy(\.isHidden) || item.leftItemsSupplementBackButton
    {
      let button = NavigationBackButton(leadingTo: previous, bar: bar)
      addSubview(button)
      backButton = button
    }
    if let titleView = item.titleView, titleView.superview !== self {
      titleView.takeBarSize()
      addSubview(titleView)
    }
    updateLook()
  }

  /// Shows the views of items.
  ///
  /// The one with a search bar stays in place, because the user may be editing the text.
  private func show(_ new: [UIView]) {
    for view in views where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    views = new
    for view in new where view.superview !== self {
      view.takeBarSize()
      addSubview(view)
    }
  }

  func updateLook() {
    let appearance = bar.currentAppearance
    var attributes = bar.titleTextAttributes ?? [:]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    title.font = attributes[.font] as? UIFont ?? Self.look.titleFont.font
    title.textColor = attributes[.foregroundColor] as? UIColor ?? Self.look.titleColor
    if let styled = item.attributedTitle { title.attributedText = NSAttributedString(styled) }
    var large = bar.largeTitleTextAttributes ?? [:]
    large.merge(appearance.largeTitleTextAttributes) { $1 }
    largeTitle.font = large[.font] as? UIFont ?? Self.look.largeTitle.font.font
    largeTitle.textColor = large[.foregroundColor] as? UIColor ?? Self.look.titleColor
    subtitle?.updateLook(appearance.subtitleTextAttributes, size: Self.look.subtitleSize)
    largeSubtitle?.updateLook(
      appearance.largeSubtitleTextAttributes, size: Self.look.largeTitle.subtitleSize)
    prompt.font = Self.look.prompt.font.font
    prompt.textColor = Self.look.prompt.color
    backButton?.updateLook()
    for barItem in barItems { barItem.barLookDidChange() }
    setNeedsLayout()
  }

  private func showSubtitles() {
    subtitle = .show(item.shownSubtitle, in: self, reusing: subtitle)
    largeSubtitle = .show(item.shownLargeSubtitle, in: largeTitleRow, reusing: largeSubtitle)
    largeTitleRow.isUserInteractionEnabled = item.largeSubtitleView != nil
  }

  /// The height of the subtitle below the large title, with the gap above it.
  var largeSubtitleHeight: CGFloat {
    guard let largeSubtitle else { return 0 }
    let size = largeSubtitle.sizeThatFits(bar.bounds.size)
    return ceil(size.height) + Self.look.largeTitle.subtitleGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = Self.look.prompt
    let promptHeight = item.prompt == nil ? 0 : look.rowHeight
    let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bar.rowHeight)
    prompt.isHidden = item.prompt == nil
    prompt.frame = CGRect(x: 0, y: look.top, width: bounds.width, height: look.height)
    let right = layoutRight(in: row)
    let left = layoutLeft(in: row, until: right)
    layoutTitle(
      in: CGRect(x: left, y: row.minY, width: max(0, right - left), height: row.height))
    layOutSearchBar(of: item, hidesTitle: bar.hidesTitleForSearch, height: bar.searchHeight)
    layOutLargeTitle(below: row)
  }

  /// Positions the large title at the bottom of its row, which shrinks and grows as the content
  /// scrolls.
  private func layOutLargeTitle(below row: CGRect) {
    let height = bar.largeTitleHeight + bar.titleStretch
    largeTitleRow.isHidden = height < 1
    largeTitleRow.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: height)
    let below = largeSubtitleHeight
    let line = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      .insetBy(dx: min(barMargins.left, bounds.width / 2), dy: 0).offsetBy(dx: offset, dy: 0)
    func place(_ view: UIView?, at y: CGFloat, height: CGFloat) {
      view?.frame = mirrored(CGRect(x: line.minX, y: y, width: line.width, height: height))
    }
    let look = Self.look.largeTitle
    place(largeTitle, at: height - look.lineTop - below, height: look.lineHeight)
    place(largeSubtitle, at: height - look.bottom - below, height: below)
  }

  /// Whether the large title is so small that the inline title replaces it.
  private var hidesLargeTitle: Bool {
    bar.largeTitleHeight < Self.look.largeTitle.smallestHeight + largeSubtitleHeight
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return frame.mirrored(in: bounds.width)
  }

  /// Positions an item's view, which aligns its content.
  private func place(_ item: UIBarButtonItem, at x: CGFloat, size: CGSize, in row: CGRect) {
    let content = CGRect(
      x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
    item.takeBackView(into: self)
    item.barView?.setFrameInBar(mirrored(content.insetBy(dx: -item.barPadding, dy: 0)))
  }

  /// Positions the back button and the leading items, and returns their trailing edge.
  ///
  /// The back button's title is shortened before the bar's title.
  private func layoutLeft(in row: CGRect, until right: CGFloat) -> CGFloat {
    let needed = neededTitleRoom
    var left = layoutLeft(in: row, .whole)
    guard backButton != nil else { return left }
    for form in NavigationBackButton.TitleForm.allCases.dropFirst() where right - left < needed {
      left = layoutLeft(in: row, form)
    }
    return left
  }

  /// The width of the inline title, if it's visible.
  private var neededTitleRoom: CGFloat {
    guard item.titleView == nil, hidesLargeTitle, let text = title.text else { return 0 }
    let width = subtitle?.sizeThatFits(bounds.size).width ?? 0
    return max(ceil(UILabel.width(of: text, font: title.font)), ceil(width))
  }

  private func layoutLeft(in row: CGRect, _ form: NavigationBackButton.TitleForm) -> CGFloat {
    var left = max(safeAreaInsets.left, 0)
    if let backButton {
      backButton.titleForm = form
      let size = backButton.sizeThatFits(CGSize(width: bounds.width / 2, height: row.height))
      backButton.frame = mirrored(
        CGRect(
          x: left + Self.look.backInset, y: row.minY, width: size.width, height: row.height))
      left += Self.look.backInset + size.width
    }
    left = max(left, barMargins.left)
    let items = (item.leftBarButtonItems ?? []).filter(\.isShown)
    for (index, barItem) in items.enumerated() {
      let size = barItem.barSize(fitting: row.height)
      place(barItem, at: left, size: size, in: row)
      left += size.width
      left += items.dropFirst(index + 1).first.map(barItem.gap) ?? Self.look.titleGap
    }
    if backButton != nil, items.isEmpty { left += Self.look.titleGap }
    return left
  }

  /// Positions the trailing items, and returns their leading edge.
  private func layoutRight(in row: CGRect) -> CGFloat {
    var right = bounds.width - barMargins.right
    let items = item.shownTrailingItems.filter(\.isShown)
    for (index, barItem) in items.enumerated() {
      let size = barItem.barSize(fitting: row.height)
      right -= size.width
      place(barItem, at: right, size: size, in: row)
      right -= items.dropFirst(index + 1).first.map(barItem.gap) ?? Self.look.titleGap
    }
    return right
  }

  private func layoutTitle(in room: CGRect) {
    // A title view that's laid out in a bar without a width would keep that width afterward.
    guard bounds.width > 0 else { return }
    let view: UIView = item.titleView ?? title
    title.isHidden = item.titleView != nil || !hidesLargeTitle
    let below = layOutSubtitle(in: room)
    var size = view.sizeThatFits(room.size)
    if let titleView = item.titleView {
      if titleView.bounds.size != .zero, !(titleView is UISearchBar) {
        size = titleView.sizeBesidesBar
      }
      if size == .zero {
        size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    if view.layoutState.sizeInBar == nil {
      size = CGSize(width: ceil(size.width), height: ceil(size.height))
    }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height - below)
    let top = room.midY - (size.height + below) / 2
    view.setFrameInBar(centered(size, top: top, in: room))
    subtitle?.frame = centered(
      CGSize(width: subtitle?.bounds.width ?? 0, height: below), top: top + size.height, in: room)
  }

  /// Sets the size of the subtitle, and returns its height, or 0 if the large title is visible.
  private func layOutSubtitle(in room: CGRect) -> CGFloat {
    guard let subtitle else { return 0 }
    subtitle.isHidden = !hidesLargeTitle
    let size = subtitle.sizeThatFits(room.size)
    subtitle.bounds.size.width = min(ceil(size.width), room.width)
    return subtitle.isHidden ? 0 : min(ceil(size.height), room.height)
  }

  /// Returns the frame of a part of the title in the middle of the bar, or as near to it as the
  /// room allows.
  private func centered(_ size: CGSize, top: CGFloat, in room: CGRect) -> CGRect {
    let x = max(room.minX, min(bounds.midX - size.width / 2, room.maxX - size.width))
    let adjustment = item.titleView == nil ? bar.currentAppearance.titlePositionAdjustment : .zero
    return CGRect(
      x: x + offset + adjustment.horizontal, y: top + adjustment.vertical, width: size.width,
      height: size.height)
  }
}

extension UILabel {
  /// Returns the width of a line of text.
  static func width(of text: String, font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.sizeThatFits(.zero).width
  }
}
