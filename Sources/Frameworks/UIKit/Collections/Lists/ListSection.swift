import Foundation

/// The properties of a list in a section of a compositional layout.
@MainActor
struct ListSection {
  private static let look = SystemDesign.current.lists

  let configuration: UICollectionLayoutListConfiguration
  let isFirstSection: Bool
  let index: Int
  /// The width of the margin at the sides of the screen.
  let sideMargin: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration, index: Int = 0, sideMargin: CGFloat
  ) {
    self.configuration = configuration
    self.index = index
    self.sideMargin = sideMargin
    isFirstSection = index == 0
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    configuration.appearance
  }

  private var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// Creates the section that shows the list.
  func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.look.row.smallestHeight)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    section.contentInsets = insets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(size, UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(size, UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  private func boundary(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = appearance == .plain
    return item
  }

  private var insets: NSDirectionalEdgeInsets {
    guard !isPlain else { return NSDirectionalEdgeInsets() }
    let side = appearance == .grouped ? 0 : sideMargin
    let look = Self.look.headers
    let first = appearance == .sidebar ? look.firstSidebarHeight : look.firstHeight
    let between = appearance == .sidebar ? look.sidebarHeight : look.height
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? (isFirstSection ? first : between) : 0,
      leading: side, bottom: configuration.footerMode == .supplementary ? 0 : between,
      trailing: side)
  }

  /// Returns a copy of the section at another position in the layout.
  func adapted(_ section: NSCollectionLayoutSection, _ index: Int) -> NSCollectionLayoutSection {
    guard index != self.index,
      let copy = section.copy() as? NSCollectionLayoutSection
    else { return section }
    let own = ListSection(configuration, index: index, sideMargin: sideMargin)
    if section.contentInsets == insets { copy.contentInsets = own.insets }
    copy.list = own
    return copy
  }

  // MARK: Positions

  /// Returns the position of an item in the section.
  func place(of item: Int, count: Int) -> ListPlace {
    let hasHeader = configuration.headerMode == .firstItemInSection
    let isHeader = hasHeader && item == 0
    let first = hasHeader && !isPlain ? 1 : 0
    var place = ListPlace(
      appearance: appearance, role: isHeader ? .header : .item, isFirst: item == first,
      isLast: item == count - 1, separators: separators(of: item, count: count))
    if isHeader { place.topPadding = headerPadding }
    return place
  }

  /// Returns the position of a header or footer in the section.
  func place(ofBoundary item: NSCollectionLayoutBoundarySupplementaryItem) -> ListPlace {
    let isHeader = item.elementKind == UICollectionView.elementKindSectionHeader
    var separators = configuration.separatorConfiguration
    separators.topSeparatorVisibility = .hidden
    separators.bottomSeparatorVisibility = .hidden
    return ListPlace(
      appearance: appearance, role: isHeader ? .header : .footer,
      topPadding: isHeader ? headerPadding : 0, separators: separators)
  }

  private var headerPadding: CGFloat {
    if let padding = configuration.headerTopPadding { return padding }
    let look = Self.look.headers
    return isPlain ? 0 : appearance == .sidebar ? look.sidebarPadding : look.listPadding
  }

  /// Returns the separators of an item.
  ///
  /// There's a separator below each item except the last, and also below the last item of a section
  /// that isn't inset.
  private func separators(of item: Int, count: Int) -> UIListSeparatorConfiguration {
    var shown = configuration.separatorConfiguration
    if !configuration.showsSeparators {
      shown.topSeparatorVisibility = .hidden
      shown.bottomSeparatorVisibility = .hidden
      return shown
    }
    if let handler = configuration.itemSeparatorHandler {
      shown = handler(IndexPath(item: item, section: index), shown)
    }
    let isHeader = configuration.headerMode == .firstItemInSection && item == 0
    if shown.topSeparatorVisibility == .automatic {
      shown.topSeparatorVisibility =
        appearance == .grouped && item == 0 && !isHeader ? .visible : .hidden
    }
    if shown.bottomSeparatorVisibility == .automatic {
      let isShown = item < count - 1 ? !(isHeader && !isPlain) : appearance != .insetGrouped
      shown.bottomSeparatorVisibility = isShown ? .visible : .hidden
    }
    return shown
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that shows its items as a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = layoutEnvironment.container.contentSize.width
    let look = SystemDesign.current.lists
    return ListSection(
      configuration,
      sideMargin: width >= look.wideLayout ? look.sideMargin : look.narrowSideMargin
    ).makeSection()
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
