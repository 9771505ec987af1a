import UIKit

extension TestScreen {
  /// Shows a table with 50-point rows, 100 points below the top of the screen.
  func addTable(_ source: TableSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    view.addSubview(table)
    commit()
    return table
  }
}
