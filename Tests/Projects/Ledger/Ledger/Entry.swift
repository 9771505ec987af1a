/// A sum of money that was spent.
struct Entry {
  let id: Int64
  let title: String
  let amount: Double
}
