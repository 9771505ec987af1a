import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Lists in collection views, and their cells.
  @MainActor struct ListTests {
    private let screen = TestScreen()
    private let source = Source()

    private final class Source: NSObject, UICollectionViewDataSource {
      var items = [["a", "b", "c"], ["d"]]
      var accessories: [UICellAccessory] = []

      func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { items[section].count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.section][indexPath.item]
        cell.contentConfiguration = content
        cell.accessories = accessories
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = cell.defaultContentConfiguration()
        content.text = "Header"
        cell.contentConfiguration = content
        return cell
      }
    }

    private func grid(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
      let grid = UICollectionView(
        frame: screen.view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "view")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      return grid
    }

    private func cell(_ grid: UICollectionView, _ item: Int, _ section: Int = 0)
      -> UICollectionViewListCell?
    {
      grid.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    @Test func cellsThatAreMadeInEditingModeShowWhatBelongsToIt() throws {
      source.accessories = [.delete(), .reorder(), .checkmark(displayed: .whenNotEditing)]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      grid.isEditing = true
      grid.reloadData()
      screen.commit()
      let shown = try #require(cell(grid, 0)).accessoryViews.map(\.accessory.accessoryType)
      #expect(shown == [.delete, .reorder])
    }

    private func separators(_ cell: UICollectionViewListCell?) -> [Bool] {
      [cell?.separators.top, cell?.separators.bottom].map { $0?.isHidden == false }
    }

    @Test func aPlainListIsFromEdgeToEdge() throws {
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      let first = try #require(cell(grid, 0))
      #expect(first.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
      #expect(cell(grid, 0, 1)?.frame.minY == 132)
      #expect(separators(first) == [false, true])
      #expect(first.separators.bottom.frame.minX == 20)
      #expect(grid.backgroundColor == .systemBackground)
    }

    @Test func anInsetListHasRoundSectionsApart() throws {
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      let (first, last) = try (#require(cell(grid, 0)), #require(cell(grid, 2)))
      #expect(first.frame == CGRect(x: 16, y: 35, width: 361, height: 44))
      #expect(first.layer.cornerRadius == 10 && last.layer.cornerRadius == 10)
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(separators(first) == [false, true] && separators(last) == [false, false])
      #expect(cell(grid, 0, 1)?.frame.minY == 202)
      #expect(grid.backgroundColor == .systemGroupedBackground)
    }

    @Test func theAppMayHaveABackgroundOfItsOwn() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.backgroundColor = .green
      let own = grid(configuration)
      #expect(own.backgroundColor == .green)
      own.backgroundColor = .red
      own.reloadData()
      screen.commit()
      #expect(own.backgroundColor == .red)
    }

    @Test func separatorsMayBeChosenForEachItem() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.itemSeparatorHandler = { path, separators in
        var own = separators
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          own.topSeparatorVisibility = .visible
          own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 50, bottom: 0, trailing: 10)
        }
        return own
      }
      let grid = grid(configuration)
      #expect(separators(cell(grid, 0)) == [false, false])
      #expect(separators(cell(grid, 1)) == [true, true])
      let line = cell(grid, 1)?.separators.bottom.frame
      #expect(line?.minX == 50 && line?.maxX == 383)
    }

    @Test func headersAreViewsOrFirstItems() throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let grid = grid(configuration)
      let path = IndexPath(item: 0, section: 0)
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(
        grid.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
      let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
      #expect(content.textProperties.transform == .uppercase)
      #expect(abs((cell(grid, 0)?.frame.minY ?? 0) - header.frame.maxY) < 0.001)
      configuration.headerMode = .firstItemInSection
      let other = self.grid(configuration)
      let first = try #require(cell(other, 0))
      let title = try #require(first.contentConfiguration as? UIListContentConfiguration)
      #expect(title.textProperties.transform == .uppercase)
      #expect(cell(other, 1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func accessoriesStandAtBothSidesAndTakeTheirRoom() throws {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      source.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: badge, placement: .leading())),
        .delete(), .checkmark(displayed: .whenNotEditing),
      ]
      source.items = [["a"]]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      let row = try #require(cell(grid, 0))
      func shown() -> [UICellAccessory.AccessoryType] {
        row.accessoryViews.map(\.accessory.accessoryType)
      }
      #expect(shown() == [.customView, .disclosureIndicator, .checkmark])
      #expect(badge.convert(badge.bounds, to: row).minX == 20)
      #expect(row.contentView.frame.minX == 40)
      #expect(row.accessoryViews.last?.frame.maxX == 373)
      #expect(row.contentView.frame.maxX < (row.accessoryViews[1].frame.minX + 6))
      grid.isEditing = true
      screen.commit()
      #expect(shown() == [.delete, .customView, .disclosureIndicator])
    }

    @Test func controlsCallTheirHandlers() throws {
      var calls: [String] = []
      source.accessories = [
        .insert(displayed: .always) { calls.append("insert") },
        .detail { calls.append("detail") },
      ]
      source.items = [["a"]]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      let row = try #require(cell(grid, 0))
      for view in row.accessoryViews { screen.tap(view) }
      #expect(calls == ["insert", "detail"])
      #expect(row.accessoryViews.map(\.accessibilityLabel) == ["Insert a", "More Info"])
      #expect(grid.indexPathsForSelectedItems?.isEmpty == true)
    }

    @Test func aTapOnACellOpensItsPopUpMenu() throws {
      var chosen: [String] = []
      let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
      source.accessories = [
        .popUpMenu(menu) { chosen.append($0.selectedElements.first?.title ?? "") }
      ]
      source.items = [["a"]]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      let row = try #require(cell(grid, 0))
      let accessory = try #require(row.accessoryViews.first)
      #expect(accessory.accessibilityLabel == "Small")
      let width = accessory.frame.width
      screen.tap(at: CGPoint(x: 60, y: 22))
      screen.advance(1)
      screen.tap("Large")
      screen.advance(1)
      #expect(chosen == ["Large"])
      #expect(accessory.accessibilityLabel == "Large")
      #expect(accessory.frame.width != width && accessory.frame.maxX == 373)
      #expect(grid.indexPathsForSelectedItems?.isEmpty == true)
      screen.tap(accessory)
      screen.advance(1)
      screen.tap("Small")
      screen.advance(1)
      #expect(chosen == ["Large", "Small"])
    }

    @Test func aSwipeOffersTheActionsOfItsEdge() throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      var done: [IndexPath] = []
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, finish in
            done.append(path)
            finish(true)
          }
        ])
      }
      let grid = grid(configuration)
      let row = try #require(cell(grid, 1))
      screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66), rest: 0.2)
      screen.advance(0.5)
      #expect(row.frame.minX == -80 && row.configurationState.isSwiped)
      screen.tap(at: CGPoint(x: 353, y: 66))
      screen.advance(0.5)
      #expect(done == [IndexPath(item: 1, section: 0)] && row.frame.minX == 0)
      screen.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 200, y: 66), rest: 0.2)
      screen.advance(0.5)
      #expect(row.frame.minX == 0)
    }

    @Test func severalItemsAreSelectedInEditingMode() throws {
      source.accessories = [.multiselect()]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      grid.allowsSelectionDuringEditing = true
      grid.allowsMultipleSelectionDuringEditing = true
      grid.isEditing = true
      screen.commit()
      for item in 0..<2 { screen.tap(try #require(cell(grid, item))) }
      #expect(grid.indexPathsForSelectedItems?.count == 2)
      #expect(cell(grid, 1)?.configurationState.isEditing == true)
    }

    @Test func listsGrowWithTheirTexts() throws {
      source.items = [[String(repeating: "long ", count: 40)]]
      let grid = grid(UICollectionLayoutListConfiguration(appearance: .plain))
      let row = try #require(cell(grid, 0))
      #expect(row.frame.height > 80 && grid.contentSize.height == row.frame.height)
      let old = row.contentView.frame.minX
      row.indentationLevel = 2
      screen.commit()
      #expect(row.contentView.frame.minX == old + 20)
    }
  }
}
