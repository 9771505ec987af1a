/// A class of Quince's that loads requests, such as those with an answer that takes the place of a
/// server's.
package protocol AnsweringLoader: AnyObject {}
