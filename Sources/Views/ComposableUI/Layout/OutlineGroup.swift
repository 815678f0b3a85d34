#if PortableViews
/// Rows of a tree: each element, and below it, once it is opened, its children.
///
/// An element whose children are `nil` has no button to open it.
///
/// ```swift
/// struct Folder: Identifiable {
///   let id: Int
///   var name = ""
///   var subfolders: [Folder]?
/// }
///
/// struct FolderTree: View {
///   let folders: [Folder]
///
///   var body: some View {
///     OutlineGroup(folders, children: \.subfolders) { folder in
///       Text(folder.name)
///     }
///   }
/// }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let data: Data
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: KeyPath<Data.Element, Data?>
  fileprivate let row: (Data.Element) -> Leaf
}

/// The rows of the children of an element.
public struct OutlineSubgroupChildren: View {
  fileprivate let rows: () -> AnyView

  /// The rows.
  public var body: some View { rows() }
}

extension OutlineGroup: View
where
  Parent: View, Leaf: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The rows of the tree.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let elements = element[keyPath: children] {
        Subgroup {
          OutlineSubgroupChildren {
            AnyView(Self(data: elements, id: id, children: children, row: row))
          }
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the rows of trees of identifiable elements.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, row: content)
  }

  /// Creates the rows of the tree of an identifiable element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(data: Data([root]), id: \.id, children: children, row: content)
  }

  /// Creates the rows of trees of elements that a key path identifies.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, row: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of trees of identifiable elements.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of the rows of trees of elements that a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
#endif
