import Foundation

/// An object that determines the selected days of a month, and handles changes to the selection.
@MainActor
protocol MonthGridDelegate: AnyObject {
  func monthGrid(_ grid: MonthGrid, isChosen day: Date) -> Bool
  func monthGrid(_ grid: MonthGrid, mayChoose day: Date) -> Bool
  func monthGrid(_ grid: MonthGrid, choose day: Date)
  func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView?
  func monthGridDidChangeMonth(_ grid: MonthGrid, from previous: Date)
}
